/**
 * Every file of the project by what it can start: code, scripts of the shell, units, Dockerfiles and YAML are read.
 * The others hold data, and have an ending or a name of a closed list; so has every file in the root, and a hidden one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type FileMap, isCode, root } from './source-tree';

/** In no commit, as .gitignore says. */
const LEFT_OUT = /^(?:\.data|\.git|coverage|dist|node_modules|\.env|\.DS_Store)$|\.log$/;
/** In the root, or hidden: programs look for files there that nobody names. */
const NAMED =
  `.ci/redocly.yaml .ci/run .ci/spectral.yaml .dockerignore .gitattributes .gitignore .oxlintrc.json .prettierignore ARCHITECTURE.md
  CHANGELOG.md CONTEXT.md README.md codegen.ts docker-compose.yml knip.json package-lock.json package.json tsconfig.json`.split(/\s+/);
const DATA = /\.(?:css|csv|graphql|html|json|md|png|svg|tsv|webmanifest|webp|woff2|xlsx)$|^tools\/deploy\/nginx\/\w+\.conf$|\/LICENSE$/;
const READ = /\.(?:service|timer|ya?ml|(?:ba|z|k)?sh)$|(?:^|\/)Dockerfile$/;

export interface ProjectFiles {
  readonly read: FileMap;
  /** Paths of files of which nobody has said what they are. */
  readonly odd: readonly string[];
}

export function readProject(): ProjectFiles {
  const [read, odd] = [new Map<string, string>(), [] as string[]];
  const walk = (folder: string) => {
    for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      if (LEFT_OUT.test(name)) continue;
      if (entry.isDirectory()) {
        walk(name);
        continue;
      }
      const bytes = entry.isFile() ? fs.readFileSync(path.join(root, name)) : null;
      const kind = bytes === null ? 'odd' : kindOf(name, bytes.toString('latin1', 0, 2));
      if (kind === 'odd') odd.push(name);
      if (kind === 'read') read.set(name, String(bytes));
    }
  };
  walk('');
  return { read, odd };
}

/** `begin`: its first two characters. */
export function kindOf(name: string, begin = ''): 'read' | 'data' | 'odd' {
  const isNamed = NAMED.includes(name);
  if (!isNamed && (!name.includes('/') || /(?:^|\/)\.|(?:^|\/)package\.json$/.test(name))) return 'odd';
  if (isCode(name) || READ.test(name) || begin === '#!') return 'read';
  return isNamed || DATA.test(name) ? 'data' : 'odd';
}
