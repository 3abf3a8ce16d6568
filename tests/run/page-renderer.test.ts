/**
 * These tests verify that the renderer of pages is loaded soon after the start, before a visitor comes. Where it is
 * broken, the client fills the page by itself.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestApp, startTestApp } from '../support/app';
import { temporaryFolder } from '../support/temporary-folder';

const PATIENCE_MS = 10_000;

let folder: string;
let app: TestApp;
beforeEach(() => {
  folder = temporaryFolder('renderer');
  fs.symlinkSync(path.resolve('dist/client'), path.join(folder, 'client'));
  fs.mkdirSync(path.join(folder, 'pages'));
});
afterEach(async () => {
  await app.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The application with this text as its renderer. */
async function start(renderer: string): Promise<void> {
  fs.writeFileSync(path.join(folder, 'pages', 'render-page.cjs'), renderer);
  app = await startTestApp({ CLIENT_DIR: path.join(folder, 'client'), NODE_ENV: 'production' });
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !isSo(); await sleep(50)) if (Date.now() > end) throw new Error('It did not happen.');
}

it('is loaded without a request', async () => {
  const mark = path.join(folder, 'loaded');
  await start(`require('node:fs').writeFileSync(${JSON.stringify(mark)}, ''); exports.renderPage = async () => null;`);
  await until(() => fs.existsSync(mark));
});

it('may be broken: the log has it, and the page is the client’s', async () => {
  await start("throw new Error('half a file');");
  await until(() => app.logLines.some((line) => line.includes('could not be loaded') && line.includes('half a file')));
  const page = await fetch(app.url, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
});

it('leaves a page whose data is rejected to the client, without an error of its own', async () => {
  const real = JSON.stringify(path.resolve('dist/pages/render-page.cjs'));
  const rejecting = "async () => ({ data: null, errors: [{ message: 'Too many requests' }] })";
  await start(`exports.renderPage = (request) => require(${real}).renderPage({ ...request, execute: ${rejecting} });`);
  for (const address of ['/', '/consumer', '/search?q=potato']) {
    const page = await fetch(`${app.url}${address}`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('class="boot')]);
  }
  expect(app.logLines.filter((line) => line.includes('could not be rendered'))).toEqual([]);
});
