/** The old role of docs/operations/secrets.md is dropped as it is typed there, also beside the database of a drill. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { migrations } from '../../../migrations';
import { createDataSource } from '../../../server/platform/db/data-source';
import { migrate } from '../../../server/platform/db/migrate';
import { clusterUrl, withClient } from '../../support/database';
import { blocksOf } from '../documentation/support/page-blocks';

const mark = randomBytes(4).toString('hex');
const [owner, server, market, drill] = [`owner_${mark}`, `server_${mark}`, `market_${mark}`, `drill_${mark}`];
const PATIENCE = 120_000;

const asOwner = (database: string) => Object.assign(new URL(clusterUrl(database)), { username: owner, password: 'o' }).href;
const as = async (url: string, text: string) =>
  withClient(url, async (client) => (await client.query<Readonly<Record<string, unknown>>>(text)).rows);

beforeAll(async () => {
  await as(clusterUrl(), `CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD 'o'`);
  await as(clusterUrl(), `CREATE DATABASE ${market} OWNER ${owner} TEMPLATE template0`);
  await as(clusterUrl(market), 'CREATE EXTENSION pg_trgm');
  const db = await createDataSource({ url: asOwner(market), entities: [], migrations, poolSize: 2 }).initialize();
  await migrate(db, { serverRole: { name: server, password: 's' } });
  await db.destroy();
  await as(clusterUrl(), `CREATE DATABASE ${drill} OWNER ${owner} TEMPLATE ${market}`);
}, PATIENCE);
afterAll(async () => {
  for (const database of [market, drill]) await as(clusterUrl(), `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  for (const role of [server, owner]) await as(clusterUrl(), `DROP ROLE IF EXISTS ${role}`);
}, PATIENCE);

it(
  'the databases that are listed are all that hold the role back',
  async () => {
    const page = fs.readFileSync('docs/operations/secrets.md', 'utf8').replaceAll('haatbar_server', server);
    const [list = '', rights = '', drop = ''] = blocksOf(page).flatMap(({ language, text }) => (language === 'sql' ? [text] : []));
    const [grant = '', select = ''] = list.split(';\n');
    await as(asOwner(market), grant);
    const databases = (await as(asOwner(market), select)).map(({ datname }) => String(datname));
    expect(databases.toSorted()).toEqual([drill, market]);

    await as(asOwner(market), rights);
    await expect(as(asOwner(market), drop)).rejects.toThrow('cannot be dropped because some objects depend on it');
    await as(asOwner(drill), rights);
    await as(asOwner(market), drop);
    expect(await as(clusterUrl(), `SELECT rolname FROM pg_roles WHERE rolname = '${server}'`)).toEqual([]);
  },
  PATIENCE,
);
