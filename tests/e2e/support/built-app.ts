/** The application as `npm start` runs it (compiled server, built client), for the browser tests of one run. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Sender, type TestClient, createTestClient } from '../../support/client';
import { createTestDatabase } from '../../support/database';
import { type ServerProcess, buildWhenStale, startServer } from '../../support/server-process';

interface BuiltApp {
  readonly server: ServerProcess;
  readonly dataDir: string;
}

const kept = globalThis as { builtApp?: BuiltApp };

export async function startBuiltApp(): Promise<void> {
  if (kept.builtApp) return;
  buildWhenStale();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-e2e-'));
  const databaseUrl = await createTestDatabase();
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TRUST_PROXY: '1' });
  kept.builtApp = { server, dataDir };
  Object.assign(process.env, { E2E_URL: server.url, E2E_DATABASE_URL: databaseUrl, E2E_DATA_DIR: dataDir });
}

export async function stopBuiltApp(): Promise<void> {
  const { builtApp } = kept;
  delete kept.builtApp;
  if (!builtApp) return;
  await builtApp.server.stop();
  fs.rmSync(builtApp.dataDir, { recursive: true, force: true });
}

/** In a test: where the site is. */
export function e2eUrl(pathname = '/'): string {
  return new URL(pathname, required('E2E_URL')).href;
}

/** In a test: the database behind it, for what a person would read elsewhere (the code of an SMS). */
export function databaseUrl(): string {
  return required('E2E_DATABASE_URL');
}

/** In a test: as if from another house each time, so that the people of a whole suite do not share one address's logins a minute. */
export function fromElsewhere(): { 'x-forwarded-for': string } {
  const part = () => Math.floor(Math.random() * 250) + 1;
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

/** In a test: the API of the site, for what no screen has to show. */
export function e2eClient(): TestClient {
  const client = createTestClient(e2eUrl().replace(/\/$/, ''));
  const away = (sender: Sender = {}): Sender => ({ ...sender, headers: { ...sender.headers, ...fromElsewhere() } });
  return { ...client, gql: (query, variables, sender) => client.gql(query, variables, away(sender)) };
}

/** In a test: an admin, made the way an operator makes one. */
export function createAdmin(phone: string, name: string, password: string): void {
  const given = { DATABASE_URL: databaseUrl(), DATA_DIR: required('E2E_DATA_DIR'), ADMIN_PASSWORD: password };
  const made = spawnSync('npm', ['run', '--silent', 'admin:create', '--', phone, name], {
    env: { ...process.env, ...given },
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`admin:create failed: ${made.stderr}`);
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: this test belongs to the e2e project.`);
  return value;
}
