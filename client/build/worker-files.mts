import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import type { Plugin } from 'vite';
import type { BuildFiles } from '../service-worker';
import { runOf } from './virtual-files.mts';

/**
 * Emits sw.js (client/service-worker.ts with its list of files) and offline.html (client/offline.html with its words and the style sheet of
 * this build). The shell: that page, the frame's script and styles, and the icons the page shows.
 */
const place = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const standing = ['/offline.html', '/offline.js', '/favicon.svg'];

export function workerFiles(): Plugin {
  return {
    name: 'worker-files',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The build has no entry.');
      const styles = [...(entry.viteMetadata?.importedCss ?? [])];
      const frame = [entry.fileName, ...entry.imports, ...styles].map((file) => `/${file}`);

      const { fillPage } = await runOf<typeof import('./page-words')>('./page-words.ts');
      const links = styles.map((file) => `<link rel="stylesheet" href="/${file}" />`).join('');
      const offline = fillPage(readFileSync(place('../offline.html'), 'utf8')).replace('<!-- styles -->', links);
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: offline });

      const shell = [...standing, ...frame];
      const script = readFileSync(place('../public/offline.js'), 'utf8');
      const name = createHash('sha256')
        .update([offline, script, ...chunks.map(({ fileName }) => fileName)].join('\n'))
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
