/**
 * `npm run schema:check`: holds the GraphQL schema, the REST API and the messages of webhooks against the newest of
 * schema/releases, and ends with 1 when something broke unannounced, or was removed without having been deprecated in
 * the release. Dangerous changes are listed and allowed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Changes, openApiChanges, type OpenApiDocument, webhookChanges, type WebhookDocument } from './document-changes';
import { breakingChanges, dangerousChanges, newestRelease, suddenRemovals, unannounced } from './schema-changes';

const folder = path.join('schema', 'releases');
const read = (...parts: string[]) => fs.readFileSync(path.join(...parts), 'utf8');

/** A release from before the document existed promised nothing of it. */
function documentChanges<T>(name: string, compare: (before: T, after: T) => Changes): Changes {
  const before = path.join(folder, `${version}.${name}.json`);
  if (!fs.existsSync(before)) return { breaking: [], dangerous: [] };
  return compare(JSON.parse(read(before)) as T, JSON.parse(read('schema', `${name}.json`)) as T);
}

const release = newestRelease(fs.readdirSync(folder));
if (!release) throw new Error(`${folder} holds no release.`);
const version = release.replace('.graphql', '');
const [before, today] = [read(folder, release), read('schema', 'schema.graphql')];
const documents = [
  documentChanges<OpenApiDocument>('openapi', openApiChanges),
  documentChanges<WebhookDocument>('webhooks', webhookChanges),
];

const dangerous = [...dangerousChanges(before, today), ...documents.flatMap((changes) => changes.dangerous)];
for (const change of dangerous) process.stdout.write(`may surprise clients of ${version}: ${change}\n`);

const sudden = suddenRemovals(before, today);
for (const change of sudden) process.stderr.write(`was not deprecated in ${version}: ${change}\n`);
if (sudden.length) process.stderr.write('Put it back as deprecated; it may go in a release after one that deprecates it.\n');

const breaking = [...breakingChanges(before, today), ...documents.flatMap((changes) => changes.breaking)];
const broken = unannounced(breaking, read('CHANGELOG.md')).filter((change) => !sudden.includes(change));
for (const change of broken) process.stderr.write(`breaks clients of ${version}: ${change}\n`);
if (broken.length)
  process.stderr.write('Undo it, or write the sentence under "Breaking" in CHANGELOG.md and give the next release a new first number.\n');
process.exitCode = sudden.length + broken.length ? 1 : 0;
if (!process.exitCode)
  process.stdout.write(`Clients of ${version} go on working (${breaking.length} announced, ${dangerous.length} listed above).\n`);
