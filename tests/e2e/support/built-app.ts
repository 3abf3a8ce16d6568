/** The application as `npm start` runs it (compiled server, built client), for the browser tests of one run. */
import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { hashPassword } from '../../../server/platform/security/passwords';
import { type Sender, type TestClient, createTestClient } from '../../support/client';
import { createTestDatabase, RAISE_ORDER_LIMITS, withClient } from '../../support/database';
import { type ServerProcess, buildBeforeTests, startServer } from '../../support/server-process';
import { temporaryFolder } from '../../support/temporary-folder';

interface BuiltApp {
  readonly server: ServerProcess;
  readonly dataDir: string;
  /** Folder of the browsers' profiles. */
  readonly temporary: string;
}

const stored = globalThis as { builtApp?: BuiltApp };

export async function startBuiltApp(): Promise<void> {
  if (stored.builtApp) return;
  await buildBeforeTests();
  const dataDir = temporaryFolder('e2e');
  const databaseUrl = await createTestDatabase();
  await withClient(databaseUrl, (client) => client.query(RAISE_ORDER_LIMITS));
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TRUST_PROXY: '1', ADMIN_SECOND_FACTOR: 'false' });
  const temporary = temporaryFolder('browsers');
  fs.chmodSync(temporary, 0o1777); // the database of a test may run as another account
  stored.builtApp = { server, dataDir, temporary };
  void server.ended.then((code) => {
    if (stored.builtApp)
      fs.writeFileSync(
        lastLines(dataDir),
        `The server of the browser tests has ended by itself (${code}):\n${server.output().slice(-4_000)}`,
      );
  });
  Object.assign(process.env, { E2E_URL: server.url, E2E_DATABASE_URL: databaseUrl, E2E_DATA_DIR: dataDir, TMPDIR: temporary });
}

export async function stopBuiltApp(): Promise<void> {
  const { builtApp } = stored;
  delete stored.builtApp;
  if (!builtApp) return;
  await builtApp.server.stop();
  for (const folder of [builtApp.dataDir, builtApp.temporary]) fs.rmSync(folder, { recursive: true, force: true });
}

const lastLines = (dataDir: string): string => path.join(dataDir, 'last-lines.txt');

/**
 * In a test: where the site is. Throws what the server printed last where it has ended: every test after that would
 * only find no one listening.
 */
export function e2eUrl(pathname = '/'): string {
  const file = lastLines(required('E2E_DATA_DIR'));
  if (fs.existsSync(file)) throw new Error(fs.readFileSync(file, 'utf8'));
  return new URL(pathname, required('E2E_URL')).href;
}

/**
 * In a test: the language chosen on this device, as the client stores it: for itself, and for the server, which renders
 * pages.
 */
export async function chooseLanguage(context: BrowserContext, language: 'en' | 'bn'): Promise<void> {
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await context.addCookies([{ name: 'language', value: language, url: e2eUrl() }]);
}

/** In a test: the database behind it, for what a user would read elsewhere (the code of an SMS). */
export function databaseUrl(): string {
  return required('E2E_DATABASE_URL');
}

/**
 * In a test: as if from another house each time, so that the people of a whole suite do not share one address's logins
 * a minute.
 */
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

/** In a test: an admin. The command that makes one takes a second and more, and has tests of its own. */
export async function createAdmin(phone: string, name: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await withClient(databaseUrl(), (client) =>
    client.query("INSERT INTO users (role, status, language, name, phone, password_hash) VALUES ('ADMIN', 'APPROVED', 'en', $1, $2, $3)", [
      name,
      phone,
      passwordHash,
    ]),
  );
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: this test belongs to the e2e project.`);
  return value;
}
