/**
 * The example operations of docs/examples: `NN-name.graphql`, its title and explanation as comments above the document,
 * and `NN-name.json` with headers, files and variables. `<log-in: login.token>` represents the response of the example
 * log-in at that path; the tests run every example in the order of the numbers, Sandbox opens with them, /docs/examples
 * shows them.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { SandboxExample } from '../../../platform/graphql/sandbox/sandbox-example';

export interface ApiExample extends SandboxExample {
  readonly title: string;
  readonly explanation: string;
  /** The document without the comments above it. */
  readonly operation: string;
  /** Files to upload, as place in the variables → name of a file. */
  readonly files: Readonly<Record<string, string>>;
}

/** Is beside the sources and beside what is built of them. */
export const DOCS = path.join(__dirname, '../../../../docs');
const FOLDER = path.join(DOCS, 'examples');
const NAME = /^\d{2}-([a-z0-9-]+)\.graphql$/;

/** In their order. Throws where a file is not as described above. */
export function readExamples(): ApiExample[] {
  const files = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.graphql'));
  return files.sort().map((file) => {
    const name = NAME.exec(file)?.[1];
    if (name === undefined) throw new Error(`docs/examples/${file}: not NN-name.graphql`);
    const beside = fs.readFileSync(path.join(FOLDER, file.replace(/graphql$/, 'json')), 'utf8');
    const { headers = {}, files = {}, variables = {} } = JSON.parse(beside) as Partial<ApiExample>;
    return { name, headers, files, variables, ...partsOf(fs.readFileSync(path.join(FOLDER, file), 'utf8')) };
  });
}

function partsOf(document: string): Pick<ApiExample, 'title' | 'explanation' | 'document' | 'operation'> {
  const lines = document.trimEnd().split('\n');
  const begin = lines.findIndex((line) => !line.startsWith('#'));
  const [title = '', ...more] = lines.slice(0, begin).map((line) => line.replace(/^# ?/, ''));
  return { title, explanation: more.join(' ').trim(), document: lines.join('\n'), operation: lines.slice(begin).join('\n') };
}
