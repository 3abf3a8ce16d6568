import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

const asked = 'virtual:theme.css';
const resolved = '/virtual/theme.css';

/** Runs a module of the client while building: Node alone would take its .ts for CommonJS. */
export async function runOf<T>(file: string): Promise<T> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return (await runnerImport<T>(path, { configFile: false, logLevel: 'error' })).module;
}

/** `virtual:theme.css`: what theme-css.ts compiles of the Chakra system. */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    resolveId: (id) => (id === asked ? resolved : null),
    async load(id) {
      if (id !== resolved) return null;
      const { compileTheme } = await runOf<typeof import('./theme-css')>('./theme-css.ts');
      return compileTheme();
    },
  };
}
