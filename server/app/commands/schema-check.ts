/** `npm run schema:check`: holds schema/schema.graphql against the newest of schema/releases and ends with 1 when something broke unannounced. */
import fs from 'node:fs';
import path from 'node:path';
import { breakingChanges, newestRelease, unannounced } from './schema-changes';

const folder = path.join('schema', 'releases');
const read = (...parts: string[]) => fs.readFileSync(path.join(...parts), 'utf8');

const release = newestRelease(fs.readdirSync(folder));
if (!release) throw new Error(`${folder} holds no release.`);
const broken = unannounced(breakingChanges(read(folder, release), read('schema', 'schema.graphql')), read('CHANGELOG.md'));
for (const change of broken) process.stderr.write(`breaks clients of ${release.replace('.graphql', '')}: ${change}\n`);
if (broken.length)
  process.stderr.write('Undo it, or write the sentence under "Breaking" in CHANGELOG.md and give the next release a new first number.\n');
process.exitCode = broken.length ? 1 : 0;
