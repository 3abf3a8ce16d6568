/** Scripts of the shell and units of systemd, as source-tree.ts reads code: path from the root → text. */
import fs from 'node:fs';
import path from 'node:path';
import { type FileMap, isCode, root } from './source-tree';

const LEFT_OUT = ['.data', '.git', 'coverage', 'dist', 'node_modules'];

/** In every folder, hidden ones too: a script has an ending of the shell, or none, or says what runs it. */
export function readScripts(): FileMap {
  const files = new Map<string, string>();
  const walk = (folder: string) => {
    for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      if (LEFT_OUT.includes(name)) continue;
      if (entry.isDirectory()) walk(name);
      else if (entry.isFile() && !isCode(name)) {
        const text = fs.readFileSync(path.join(root, name), 'latin1');
        if (text.startsWith('#!') || /\.(?:service|timer|(?:ba|z|k)?sh)$/.test(name))
          files.set(name, Buffer.from(text, 'latin1').toString('utf8'));
      }
    }
  };
  walk('');
  return files;
}
