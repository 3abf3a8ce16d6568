/**
 * A real browser for the tests: the packed Chromium, and the installed one of a machine for which none is packed.
 * CHROMIUM_PATH names another. An installed one may be a script that needs programs of its own, so it comes second.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { type BrowserProgram, isPacked, packedChromium } from './packed-chromium';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/**
 * A page of most tests lives for seconds: compiling optimised code costs a fifth of the browser's processor time, and
 * gains nothing. Pages that are looked at for minutes gain more than that.
 */
const NOT_OPTIMISED = '--js-flags=--no-opt,--no-maglev';
/** Whatever ends a run ends its browsers too: a process that closed its browser at a signal would go on itself. */
const UNHANDLED = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
const SHOTS = path.join('dist', 'shots');

/** `isOptimised`: runs scripts as a user's browser does, which pays for pages of minutes and for measurements. */
export async function launchBrowser({ isOptimised = false } = {}): Promise<Browser> {
  const { executablePath, env } = await chooseProgram();
  const args = isOptimised ? ARGS : [...ARGS, NOT_OPTIMISED];
  return chromium.launch({ executablePath, args, env: { ...definedOnly(process.env), HOME: os.tmpdir(), ...env }, ...UNHANDLED });
}

/** Phone and desktop: the widths that screens are designed for. */
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

export interface WatchedPage {
  readonly page: Page;
  /** Console errors, uncaught errors and blocked resources so far: a test that ends with some has failed. */
  readonly pageErrors: readonly string[];
}

/** For tests of what the service worker does: it works without a network and receives pushes. */
export const WITH_WORKER: BrowserContextOptions = { serviceWorkers: 'allow' };

/**
 * A page in a context of its own (its own cookies and storage). Without a service worker unless `options` allow it:
 * each context would install it again, and have it store the whole application.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = DESKTOP): Promise<WatchedPage> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text());
  });
  return { page, pageErrors };
}

/** With SHOTS=1: an image of the whole page in dist/shots, to be viewed. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS !== '1') return;
  fs.mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: path.join(SHOTS, `${name}.png`), fullPage: true });
}

async function chooseProgram(): Promise<BrowserProgram> {
  const named = process.env.CHROMIUM_PATH;
  if (!named && isPacked) return packedChromium();
  const installed = named ?? INSTALLED.find((file) => fs.existsSync(file));
  if (!installed) throw new Error('No browser: install Chrome or Chromium, or set CHROMIUM_PATH.');
  return { executablePath: installed, env: {} };
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The operation that a page sends; '' for what is none. */
export function operationOf(request: { url(): string; postDataJSON(): unknown }): string {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname !== '/graphql') return '';
  return searchParams.get('operationName') ?? (request.postDataJSON() as { operationName: string }).operationName;
}
