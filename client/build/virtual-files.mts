import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

const requested = 'virtual:theme.css';
const resolved = '/virtual/theme.css';

/** Runs a module of the client while building: Node alone would take its .ts for CommonJS. */
export async function runOf<T>(file: string): Promise<T> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return (await runnerImport<T>(path, { configFile: false, logLevel: 'error' })).module;
}

/**
 * `virtual:theme.css`: what theme-css.ts compiles of the Chakra system. Compiled before any file of the build is read:
 * beside the build itself, a busy machine may not come to it within the minute Vite gives it.
 */
export function themeStyles(): Plugin {
  let styles: string;
  return {
    name: 'theme-styles',
    async buildStart() {
      const { compileTheme } = await runOf<typeof import('./theme-css')>('./theme-css.ts');
      styles = compileTheme();
    },
    resolveId: (id) => (id === requested ? resolved : null),
    load: (id) => (id === resolved ? styles : null),
  };
}
