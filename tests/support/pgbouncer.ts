/**
 * Debian's PgBouncer in front of a database of the tests, where it is installed (PATH, /usr/sbin, or the variable
 * PGBOUNCER names it).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { chooseAccount, giveTo } from '../../tools/embedded-postgres/account';
import { freePort } from '../../tools/embedded-postgres/free-port';

export interface PgBouncer {
  /** The same database through it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Null where it is not installed. */
export function findPgBouncer(): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  const places = [process.env.PGBOUNCER, ...folders.map((folder) => path.join(folder, 'pgbouncer'))];
  return places.find((file) => file !== undefined && fs.existsSync(file)) ?? null;
}

/** `settings`: lines of its configuration, beside those that every test needs. */
export async function startPgBouncer(program: string, databaseUrl: string, settings: readonly string[]): Promise<PgBouncer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-pooler-'));
  fs.chmodSync(folder, 0o755);
  const { hostname, port: databasePort, username, password } = new URL(databaseUrl);
  const port = await freePort();
  const users = path.join(folder, 'users.txt');
  const configuration = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${databasePort}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = plain',
    `auth_file = ${users}`,
    'default_pool_size = 5',
    ...settings,
  ];
  fs.writeFileSync(configuration, `${lines.join('\n')}\n`);
  const account = chooseAccount(folder); // PgBouncer rejects root, as PostgreSQL does
  for (const file of [users, configuration]) giveTo(account, file);
  const child: ChildProcess = spawn(program, [configuration], { ...account, stdio: 'ignore', cwd: '/' });
  const url = new URL(databaseUrl);
  url.port = String(port);
  await responds(url.href);
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function responds(url: string): Promise<void> {
  for (const until = Date.now() + 10_000; ; await sleep(50)) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}
