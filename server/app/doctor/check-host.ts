/**
 * `npm run doctor` makes these checks without any other program: settings that do not fit each other, Node, the data
 * folder and its disk.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Config, isLocalOnly, isSecure, nodeOptions } from '../../platform/config/env';
import { misspeltVariables } from '../../platform/config/misspelt-variables';
import { NO_OPERATOR } from '../../platform/config/push-settings';
import { type Check, fail, ok, reasonOf, warn } from './check';

const GB = 1_000_000_000;
/** Below this an installation should be given space; 32 MB is where the server reports a full disk. */
const LITTLE_SPACE = 2 * GB;
const LEAST_SPACE = 32 * 1024 * 1024;
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

export async function checkHost(config: Config): Promise<Check[]> {
  return [checkNode(), ...checkNodeOptions(), ...checkNames(), ...checkSettings(config), ...(await checkFolder(config.dataDir))];
}

function checkNode(): Check {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isKnown = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || (major === 24 && minor >= 11) || major > 24;
  return isKnown
    ? ok('node', `Node ${process.versions.node}`)
    : warn('node', `Node ${process.versions.node}`, 'Use Node 20.19, 22.13, 24.11 or later.');
}

function checkNames(): Check[] {
  return misspeltVariables().map(({ name, meant }) =>
    warn('settings', `${name} is no setting of this server`, `It is not read. Write ${meant}, if that is meant.`),
  );
}

/** V8 applies this option to threads as well: each that reads a stranger's file may hold that much then. */
const HEAP_OPTION = /--max[-_]old[-_]space[-_]size/;

function checkNodeOptions(): Check[] {
  if (!nodeOptions().some((option) => HEAP_OPTION.test(option))) return [];
  return [
    warn(
      'node options',
      '--max-old-space-size is set',
      'Leave it out: it replaces the memory limits of the threads that read files. Limit the service instead (MemoryMax, mem_limit).',
    ),
  ];
}

function checkSettings(config: Config): Check[] {
  const problems: Check[] = [];
  if (config.nodeEnv !== 'production')
    problems.push(warn('settings', `NODE_ENV is ${config.nodeEnv}`, 'Leave NODE_ENV unset for an installation that users reach.'));
  if (!isLocalOnly(config) && config.publicUrl === null)
    problems.push(warn('settings', 'PUBLIC_URL is not set', 'Set it to the address that users type: cookies and links depend on it.'));
  if (config.publicUrl !== null && !isSecure(config))
    problems.push(
      warn('settings', `PUBLIC_URL is ${config.publicUrl}`, 'Use TLS and an address with https://: sessions travel unprotected.'),
    );
  if (isSecure(config) && config.trustProxy === 0)
    problems.push(
      warn(
        'settings',
        'TRUST_PROXY is 0 with an https address',
        'Set it to the number of proxies in front: else all users share one address and its limits.',
      ),
    );
  if (config.sms === null && !isLocalOnly(config))
    problems.push(
      warn('settings', 'SMS_HTTP_URL is not set', 'Without a provider messages wait in the outbox and phones are not verified.'),
    );
  if (config.databaseUrl !== null && config.databaseOwnerUrl === null)
    problems.push(
      warn(
        'settings',
        'DATABASE_OWNER_URL is not set',
        'Give the server a role of its own that cannot change tables (docs/operations.md).',
      ),
    );
  if (config.push.subject === NO_OPERATOR && !isLocalOnly(config))
    problems.push(
      warn(
        'settings',
        'VAPID_SUBJECT is not set',
        'Set it to your mailto: or https: address: some push services reject a market that names no one.',
      ),
    );
  if (config.metrics && !LOOPBACK.has(config.metrics.host))
    problems.push(
      warn(
        'settings',
        `METRICS_HOST is ${config.metrics.host}`,
        'Make sure that a firewall lets only Prometheus reach METRICS_PORT: it has no login.',
      ),
    );
  return problems.length > 0 ? problems : [ok('settings', 'complete and fitting each other')];
}

async function checkFolder(folder: string): Promise<Check[]> {
  try {
    const existing = await nearestExisting(folder);
    await fs.access(existing, fs.constants.W_OK | fs.constants.X_OK);
    const { bavail, bsize } = await fs.statfs(existing);
    const free = bavail * bsize;
    const space = `${(free / GB).toFixed(1)} GB free in ${folder}`;
    if (free < LEAST_SPACE) return [fail('disk', space, 'Make space: nothing can be saved.')];
    return [free < LITTLE_SPACE ? warn('disk', space, 'Make space before it is full: old backups and logs first.') : ok('disk', space)];
  } catch (error) {
    return [fail('disk', `DATA_DIR ${folder}: ${reasonOf(error)}`, 'It must be a folder that this account may write to.')];
  }
}

async function nearestExisting(folder: string): Promise<string> {
  const there = await fs.stat(folder).then(
    (stat) => stat.isDirectory(),
    (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : Promise.reject(error)),
  );
  if (there === false) throw new Error('it is a file');
  return there ? folder : nearestExisting(path.dirname(folder));
}
