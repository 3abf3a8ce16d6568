/**
 * Does what a page of the documentation shows, from top to bottom, in an empty folder, with the texts that a reader
 * copies from its HTML: `sh` blocks by bash with what the blocks before have set, `ts` blocks as the files that their
 * first lines name, `graphql` blocks by a request; a `json` or `text` block is what the block before it printed, `…`
 * standing in for anything. Only the addresses are replaced. What is neither run nor marked `<!-- not run: why -->` is
 * a violation.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { transformSync } from '@swc/core';
import { jpegFile } from '../../../support/build-catalogue';
import { renderMarkdown } from '../../../../server/app/http/docs/markdown';
import { blocksAsRead, type PageBlock } from './page-blocks';

export interface PageSurroundings {
  /** Address of the server, in place of http://127.0.0.1:4000. */
  readonly url: string;
  /** For a receiver of webhooks, in place of 4100. */
  readonly port: number;
  /** The bodies of webhooks that have come so far, for `<!-- a message -->`. */
  readonly messages?: () => readonly string[];
  /** Even where the machine has them, curl and sed are our stand-ins. */
  readonly withStandIns?: boolean;
}

export interface PageRun {
  readonly pageErrors: readonly string[];
  /** Why each block that was not run was not. */
  readonly notRun: readonly string[];
  readonly ran: number;
}

const ROOT = path.resolve(__dirname, '../../../..');
const STATE = 'state.sh';
const PATIENCE_MS = 30_000;
const TSC = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--erasableSyntaxOnly', '--allowImportingTsExtensions'];

/** `html`: the page as it is served; what is made of the text where it is not. */
export async function runPage(
  markdown: string,
  surroundings: PageSurroundings,
  html = renderMarkdown(markdown, (target) => target),
): Promise<PageRun> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-page-'));
  const run = new Run(folder, surroundings);
  try {
    await run.prepare();
    for (const block of blocksAsRead(markdown, html)) await run.take(block);
    run.checkTypes();
    return run;
  } finally {
    run.end();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

class Run implements PageRun {
  readonly pageErrors: string[] = [];
  readonly notRun: string[] = [];
  ran = 0;
  private readonly programs: string[] = [];
  private readonly terminals: { child: ChildProcess; output: string }[] = [];
  /** Output of the block before; null if that block prints nothing. */
  private printed: string | null = null;

  constructor(
    private readonly folder: string,
    private readonly surroundings: PageSurroundings,
  ) {}

  /**
   * An image to send, a `node` that runs TypeScript whatever the version of this one, and curl and sed where there are
   * none.
   */
  async prepare(): Promise<void> {
    fs.writeFileSync(path.join(this.folder, 'photo.jpg'), await jpegFile());
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.folder, 'node_modules'));
    for (const name of ['bin', 'built']) fs.mkdirSync(path.join(this.folder, name));
    // what the page has in package.json counts for its programs as well; other programs, as npm, are no page's
    const node = `#!/bin/sh
case "$1" in *.ts) ;; *) exec '${process.execPath}' "$@" ;; esac
[ -f package.json ] && cp package.json '${this.folder}/built'
exec '${process.execPath}' '${this.folder}/built/'"\${1%.ts}.js"\n`;
    fs.writeFileSync(path.join(this.folder, 'bin', 'node'), node, { mode: 0o755 });
    if (this.surroundings.withStandIns || spawnSync('curl', ['--version']).status !== 0) this.addStandIn('curl');
    if (this.surroundings.withStandIns || spawnSync('sed', ['--version']).status !== 0) this.addStandIn('sed');
  }

  private addStandIn(name: string): void {
    const script = `#!/bin/sh\nexec '${process.execPath}' '${path.join(__dirname, `${name}.cjs`)}' "$@"\n`;
    fs.writeFileSync(path.join(this.folder, 'bin', name), script, { mode: 0o755 });
  }

  async take(block: PageBlock): Promise<void> {
    const { language, note } = block;
    if (note.startsWith('not run: ')) this.notRun.push(note.slice('not run: '.length));
    else if (note === 'in another terminal') await this.open(block);
    else if (note === 'the other terminal shows') await this.compareLater(block, () => [this.terminals.at(-1)?.output ?? '']);
    else if (note === 'a message') await this.compareLater(block, () => this.surroundings.messages?.() ?? []);
    else if (language === 'sh') await this.runShell(block);
    else if (language === 'ts') this.keepProgram(block);
    else if (language === 'graphql') await this.request(block);
    else if (['json', 'text'].includes(language) && this.printed !== null) this.compare(block, this.printed);
    else this.reportError(block, 'neither run nor marked as not run');
    if (language !== 'sh' && language !== 'graphql') this.printed = null;
  }

  checkTypes(): void {
    if (this.programs.length === 0) return;
    const types = ['--types', 'node', '--typeRoots', path.join(ROOT, 'node_modules/@types')];
    const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, ...TSC, ...types, ...this.programs], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    if (status !== 0) this.pageErrors.push(stdout.trim());
  }

  end(): void {
    for (const { child } of this.terminals) if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  }

  private here(text: string): string {
    const { url } = this.surroundings;
    const addressed = text.replaceAll('http://127.0.0.1:4000', url).replaceAll('ws://127.0.0.1:4000', url.replace('http', 'ws'));
    return addressed.replaceAll(/\b4100\b/g, String(this.surroundings.port));
  }

  private script({ text }: PageBlock): string[] {
    const before = `set -o pipefail; source ${STATE} 2>/dev/null; set -e`;
    return ['-c', `${before}\n${this.here(text)}\n{ declare -p; declare -f; } > ${STATE}`];
  }

  private get environment(): NodeJS.ProcessEnv {
    return { PATH: `${path.join(this.folder, 'bin')}:${process.env.PATH}`, HOME: this.folder };
  }

  private async runShell(block: PageBlock): Promise<void> {
    const child = spawn('bash', this.script(block), { cwd: this.folder, env: this.environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const [out, err] = [collect(child.stdout), collect(child.stderr)];
    const code = await new Promise((resolve) => child.once('close', resolve));
    this.ran += 1;
    this.printed = out.join('');
    if (code !== 0) this.reportError(block, `ended with ${String(code)}: ${err.join('')}${this.printed}`);
  }

  /** A terminal of its own, which has nothing of what the blocks before have set. */
  private async open(block: PageBlock): Promise<void> {
    const child = spawn('bash', ['-ec', this.here(block.text)], {
      cwd: this.folder,
      env: this.environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const terminal = { child, output: '' };
    child.stdout.on('data', (data: Buffer) => (terminal.output += String(data)));
    this.terminals.push(terminal);
    this.ran += 1;
    await this.until(() => terminal.output !== '' || child.exitCode !== null);
    if (terminal.output === '') this.reportError(block, 'printed nothing');
  }

  private keepProgram(block: PageBlock): void {
    const name = /^\/\/ ([\w-]+\.ts)\n/.exec(block.text)?.[1];
    if (name === undefined) return this.reportError(block, 'does not begin with the name of its file');
    const text = this.here(block.text);
    const { code } = transformSync(text, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } });
    fs.writeFileSync(path.join(this.folder, name), text);
    fs.writeFileSync(path.join(this.folder, 'built', name.replace('.ts', '.js')), code.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
    this.programs.push(name);
    this.ran += 1;
  }

  private async request(block: PageBlock): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: block.text });
    const response = await fetch(`${this.surroundings.url}/graphql`, { method: 'POST', headers, body });
    this.printed = await response.text();
    this.ran += 1;
    if (!response.ok || this.printed.includes('"errors":')) this.reportError(block, this.printed);
  }

  private compare(block: PageBlock, printed: string): void {
    if (!patternOf(block.text).test(bare(printed))) this.reportError(block, `shows other things than were printed: ${printed}`);
  }

  private async compareLater(block: PageBlock, printed: () => readonly string[]): Promise<void> {
    const isShown = () => printed().some((text) => patternOf(block.text).test(bare(text)));
    await this.until(isShown);
    if (!isShown()) this.reportError(block, `shows other things than were printed: ${printed().join('\n')}`);
  }

  private async until(isTrue: () => boolean): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!isTrue() && Date.now() < end) await sleep(20);
  }

  private reportError({ language, line }: PageBlock, what: string): void {
    this.pageErrors.push(`line ${line}, ${language}: ${what}`);
  }
}

function collect(stream: NodeJS.ReadableStream): string[] {
  const parts: string[] = [];
  stream.on('data', (data: Buffer) => void parts.push(String(data)));
  return parts;
}

/** White space does not count. */
function bare(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

function patternOf(shown: string): RegExp {
  const parts = bare(shown)
    .split('…')
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*?')}$`);
}
