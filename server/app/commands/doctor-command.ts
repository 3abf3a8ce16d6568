/**
 * `npm run doctor [-- --sms=PHONE]`: checks the installation whose settings it sees and prints what to do. Changes
 * nothing, except that an image is stored and removed, and that `--sms` sends a message. Exit code 1 where the server
 * cannot start or serve, else 0.
 */
import '../../platform/fast/use-bundled-modules';
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { ConfigError, type Config, isLocalOnly, readConfig } from '../../platform/config/env';
import { createLogger } from '../../platform/logging/logger';
import { startEmbedded } from '../../../tools/embedded-postgres/start-embedded';
import { type Check, fail, printed, reasonOf, warn } from '../doctor/check';
import { checkDatabase, checkReplica, checkSameDatabase } from '../doctor/check-database';
import { checkHost } from '../doctor/check-host';
import { checkServices } from '../doctor/check-services';
import { reachedPattern } from '../../platform/sms/sms-reach';
import { embeddedFolder } from '../start/reject-database';
import { isPlaced } from '../../../tools/embedded-postgres/place';

const USAGE = 'Usage: haatbar doctor [--sms=PHONE], or npm run doctor [-- --sms=PHONE]   (a phone that receives a test message)\n';
const PHONE = /^\d{10,15}$/;

void main().then((code) => (process.exitCode = code));

async function main(): Promise<number> {
  const phone = readPhone();
  if (phone === undefined) return print([], USAGE);
  try {
    const config = readConfig();
    const host = await checkHost(config);
    const checks = [host, await database(config), await checkServices(config, createLogger('silent'), phone)].flat();
    return print(checks);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return print(error.message.split('\n').map((line) => fail('settings', line, 'Correct it in the environment of the server.')));
  }
}

/** Null where none was given, undefined where the call is wrong. */
function readPhone(): string | null | undefined {
  try {
    const { sms } = parseArgs({ options: { sms: { type: 'string' } } }).values;
    return sms === undefined ? null : PHONE.test(sms) ? sms : undefined;
  } catch {
    return undefined;
  }
}

function print(checks: readonly Check[], usage = ''): number {
  process.stdout.write(`${usage}${checks.map(printed).join('')}`);
  const count = (state: Check['state']) => checks.filter((check) => check.state === state).length;
  if (checks.length > 0) process.stdout.write(`${count('fail')} to correct, ${count('warn')} to consider\n`);
  return usage !== '' || count('fail') > 0 ? 1 : 0;
}

async function database(config: Config): Promise<Check[]> {
  const replica = config.readDatabaseUrl === null ? [] : [await checkReplica(config.readDatabaseUrl)];
  const { databaseUrl, databaseOwnerUrl, databasePoolSize: poolSize } = config;
  if (databaseUrl === null) return embedded(config);
  const isReachedByOthers = !isLocalOnly(config);
  const phones = phonesOf(config);
  const apart = databaseOwnerUrl === null ? [] : checkSameDatabase(databaseUrl, databaseOwnerUrl);
  const owner =
    databaseOwnerUrl === null
      ? []
      : await checkDatabase({ url: databaseOwnerUrl, hasOwnRole: false, poolSize, isReachedByOthers, phones: null });
  const trouble = owner.filter(({ subject, state }) => subject === 'database' && state === 'fail');
  const named = trouble.map((check) => ({ ...check, subject: 'owner', advice: 'Check DATABASE_OWNER_URL.' }));
  return [
    ...(await checkDatabase({ url: databaseUrl, hasOwnRole: databaseOwnerUrl !== null, poolSize, isReachedByOthers, phones })),
    ...apart,
    ...named,
    ...replica,
  ];
}

const phonesOf = ({ sms, smsCountries }: Config): string | null => (sms === null ? null : reachedPattern(smsCountries));

/** Checks the embedded database. It shares one that a server runs, and does not make one that does not exist yet. */
async function embedded(config: Config): Promise<Check[]> {
  const dataDir = embeddedFolder(config);
  if (!isPlaced(dataDir))
    return [
      warn(
        'database',
        `none yet: DATABASE_URL is not set, and ${dataDir} does not exist`,
        'The first `npm start` makes it; for more than a small market set DATABASE_URL. An installation is checked by `haatbar doctor`.',
      ),
    ];
  try {
    const postgres = await startEmbedded({ dataDir });
    try {
      return await checkDatabase({
        url: postgres.serverUrl,
        hasOwnRole: true,
        poolSize: config.databasePoolSize,
        isReachedByOthers: !isLocalOnly(config),
        phones: phonesOf(config),
      });
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    return [fail('database', `the embedded PostgreSQL does not start: ${reasonOf(error)}`, 'docs/operations.md, “Embedded database”.')];
  }
}
