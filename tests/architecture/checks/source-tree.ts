/**
 * The project's own files as the checks read them: path from the root (with slashes) → text. A check is given such a
 * map, so a test can plant a file.
 */
import fs from 'node:fs';
import path from 'node:path';

export type FileMap = ReadonlyMap<string, string>;

export const root = path.resolve(__dirname, '../../..');
const folders = ['schema', 'server', 'client', 'migrations', 'demo', 'tools', 'tests'];
const isSource = (name: string) => /\.(ts|tsx|mts|cts|cjs|mjs|js|jsx|graphql)$/.test(name);

export function readSources(from = root): FileMap {
  const files = new Map<string, string>();
  const walk = (folder: string) => {
    for (const entry of fs.readdirSync(path.join(from, folder), { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) walk(name);
      else if (isSource(entry.name)) files.set(name, fs.readFileSync(path.join(from, name), 'utf8'));
    }
  };
  folders.forEach(walk);
  return files;
}

/** The same map with one file more, or in place of another. */
export function plant(files: FileMap, name: string, text: string): FileMap {
  return new Map(files).set(name, text);
}

export const isCode = (name: string) => /\.(ts|tsx|mts|cts|cjs|mjs|js|jsx)$/.test(name);
export const isScript = (name: string) => /\.(ts|tsx|mts|cts)$/.test(name);
export const isGenerated = (name: string) => /^(client|tests)\/generated\//.test(name);
