import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * GraphiQL, for /graphql/ide: built apart, so that nothing of it is among the files of the shop, its service worker or
 * its budget.
 */
export default defineConfig({
  root: fileURLToPath(new URL('./app/graphiql', import.meta.url)),
  css: { postcss: {} }, // none is searched for in the folders above
  base: '/graphql/ide/',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../../../dist/graphiql',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // a directive for React's compiler, which does not run here
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
