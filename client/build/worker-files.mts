import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import type { Plugin } from 'vite';
import type { BuildFiles } from '../service-worker';

/**
 * Emits sw.js: client/service-worker.ts with its list of files. The shell: the page, the frame's script and styles, and
 * the code for times without a network. What a screen needs besides is stored when the screen is first opened.
 */
const place = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const standing = ['/index.html', '/favicon.svg'];
const withoutNetwork = [
  '/platform/connection/links.ts',
  '/platform/offline/offline-copy.ts',
  '/app/offline/offline-parts.tsx',
  '/app/errors/error-screens.tsx',
  '/app/other-screens.ts',
  '/app/menus/phone-menu-content.tsx',
  '/app/menus/user-parts.tsx',
  '/ui/images/brand-mark.tsx',
];

export function workerFiles(): Plugin {
  return {
    name: 'worker-files',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The build has no entry.');
      const later = withoutNetwork.map((file) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file));
        if (!chunk) throw new Error(`The build has no chunk for ${file}.`);
        return chunk;
      });
      const files = new Set<string>();
      const add = ({ fileName, imports, viteMetadata }: (typeof chunks)[number]): void => {
        if (files.has(fileName)) return;
        files.add(fileName);
        viteMetadata?.importedCss.forEach((style) => files.add(style));
        for (const chunk of chunks) if (imports.includes(chunk.fileName)) add(chunk);
      };
      [entry, ...later].forEach(add);
      const shell = [...standing, ...[...files].map((file) => `/${file}`)];
      const page = readFileSync(place('../index.html'), 'utf8');
      const name = createHash('sha256')
        .update([page, ...chunks.map(({ fileName }) => fileName)].join('\n'))
        .digest('hex')
        .slice(0, 12);
      const source = place('../service-worker.ts');
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
      const build: BuildFiles = { name, shell };
      const head = `const BUILD = ${JSON.stringify(build)};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + code.replace(/^export\s*\{\s*\};?\s*$/m, '') });
    },
  };
}
