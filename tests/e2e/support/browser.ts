/** A real browser for the tests: the installed Chromium or the packed one. CHROMIUM_PATH names another, E2E_BROWSER=packed insists on the packed. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { type BrowserProgram, packedChromium } from './packed-chromium';

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
const SHOTS = path.join('dist', 'shots');

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await chooseProgram();
  return chromium.launch({ executablePath, args: ARGS, env: { ...definedOnly(process.env), HOME: os.tmpdir(), ...env } });
}

/** Phone and desktop: the widths that screens are designed for. */
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

export interface WatchedPage {
  readonly page: Page;
  /** Console errors, uncaught errors and blocked resources so far: a test that ends with some has failed. */
  readonly pageErrors: readonly string[];
}

/** A page in a context of its own (its own cookies and storage). */
export async function openPage(browser: Browser, options: BrowserContextOptions = DESKTOP): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text());
  });
  return { page, pageErrors };
}

/** An image of the whole page in dist/shots, to be viewed. */
export async function shoot(page: Page, name: string): Promise<string> {
  fs.mkdirSync(SHOTS, { recursive: true });
  const file = path.join(SHOTS, `${name}.png`);
  await page.screenshot({ path: file, fullPage: true });
  return file;
}

async function chooseProgram(): Promise<BrowserProgram> {
  const installed = process.env.CHROMIUM_PATH ?? INSTALLED.find((file) => fs.existsSync(file));
  if (process.env.E2E_BROWSER === 'packed' || installed === undefined) return packedChromium();
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
