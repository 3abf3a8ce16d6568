import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { splitOperations } from './build/split-operations.mts';

/** The renderer of pages for the server: the client's own code with everything it uses, for Node. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  css: { postcss: {} }, // none is searched for in the folders above
  plugins: [splitOperations(), react()],
  define: { 'process.env.NODE_ENV': '"production"' }, // React's other build is for developers, whatever the server's own setting
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: '../dist/pages',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    ssr: 'app/first-view/render-page.tsx',
    rolldownOptions: {
      output: { format: 'cjs', entryFileNames: 'render-page.cjs', chunkFileNames: 'parts/[name]-[hash].cjs' },
    },
  },
});
