/**
 * `npm run chaos`: kills and freezes every component of a cluster under load, runs the tests of the goals at length,
 * and writes both tables into docs/reliability.md. `npm run chaos -- failures` or `-- goals` runs and writes one of
 * them. Half an hour for each; exit 1 when anything failed, exit 2 for another name.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endDescendantsWhenInterrupted } from '../../tools/processes/end-descendants';
import { openRunFolder } from '../../tools/processes/run-folder';
import { writeFormatted } from '../support/write-formatted';
import type { Measured } from '../support/measured';
import { goals } from './support/goals';
import type { Figure } from './support/record';

const ROOT = path.resolve(__dirname, '..', '..');
const DOCUMENT = path.join(ROOT, 'docs', 'reliability.md');

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
}

async function jest(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<JestReport & { readonly seconds: number }> {
  const outputFile = path.join(folder, 'results.json');
  fs.rmSync(outputFile, { force: true });
  const begun = performance.now();
  const command = ['node_modules/jest/bin/jest.js', '-c', 'tests/jest.config.cjs', '-i', '--json', `--outputFile=${outputFile}`, ...args];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  if (!fs.existsSync(outputFile)) throw new Error(`jest ended without a result: ${args.join(' ')}`);
  const report = JSON.parse(fs.readFileSync(outputFile, 'utf8')) as JestReport;
  return { ...report, seconds: Math.round((performance.now() - begun) / 1_000) };
}

interface Outcome {
  readonly isSuccess: boolean;
  readonly rows: readonly string[];
}

async function failures(folder: string): Promise<Outcome> {
  const file = path.join(folder, 'figures');
  const own = ['--testPathPatterns', 'tests/chaos/(full/)?[^/]+\\.test'];
  const { success } = await jest(folder, ['--selectProjects', 'chaos', ...own], { CHAOS: 'full', CHAOS_FIGURES: file });
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  const rows = lines.map((line) => {
    const { fault, cost, comment } = JSON.parse(line) as Figure;
    const broken = Object.entries(cost.failures).map(([outcome, n]) => `${n} × ${outcome}`);
    const orders = [cost.acknowledged, cost.silent, cost.lost, cost.doubled];
    return `| ${[fault, cost.reads, broken.join(', ') || '0', cost.gapSeconds.toFixed(1), ...orders, comment || '–'].join(' | ')} |`;
  });
  const head = '| what happens | reads | failed reads | longest gap, s | orders confirmed | made without a response | lost | doubled | |';
  return { isSuccess: success, rows: [head, '|---|---|---|---|---|---|---|---|---|', ...rows] };
}

async function measureGoals(folder: string): Promise<Outcome> {
  let isSuccess = true;
  const rows = ['| figure | goal | result | measured by |', '|---|---|---|---|'];
  for (const { figure, goal, projects, files, environment = {}, title, isWithoutFigures } of goals) {
    const args = ['--selectProjects', ...projects, ...(title === undefined ? [] : ['-t', title]), '--runTestsByPath', ...files];
    const file = path.join(folder, 'measured');
    fs.rmSync(file, { force: true });
    const report = await jest(folder, args, { ...environment, CHAOS: 'full', MEASURED: file });
    isSuccess &&= report.success;
    const settings = Object.entries<string>(environment).map(([name, value]) => `${name}=${value} `);
    const tests = report.success
      ? `${report.numPassedTests} ${report.numPassedTests === 1 ? 'test' : 'tests'} passed in ${report.seconds} s`
      : `**${report.numFailedTests} tests failed**`;
    const result = [...(isWithoutFigures ? [] : figuresOf(file)), tests].join('; ');
    rows.push(`| ${figure} | ${goal} | ${result} | ${files.map((file) => `\`${settings.join('')}${file}\``).join(', ')} |`);
  }
  return { isSuccess, rows };
}

/** Returns the figures that the tests measured, and marks each goal that the machine missed. */
function figuresOf(file: string): string[] {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { text, isMet } = JSON.parse(line) as Measured;
    return isMet ? text : `**missed: ${text}**`;
  });
}

/** Between the marks of this name; the date and the machine above it. */
async function write(name: string, rows: readonly string[]): Promise<void> {
  const [open, close] = [`<!-- ${name}: written by npm run chaos -->`, `<!-- ${name}: end -->`];
  const text = fs.readFileSync(DOCUMENT, 'utf8');
  const [before, rest = ''] = text.split(open);
  const [, after] = rest.split(close);
  if (after === undefined) throw new Error(`docs/reliability.md lacks the marks of ${name}`);
  const about = `Measured on ${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores, load ${os.loadavg()[1]?.toFixed(0)}, Node ${process.version}.`;
  await writeFormatted(DOCUMENT, [before, open, '\n\n', about, '\n\n', rows.join('\n'), '\n\n', close, after].join(''));
  process.stdout.write(`${about}\n${rows.join('\n')}\n`);
}

const measurements = { failures, goals: measureGoals };

async function main(only: string | undefined): Promise<void> {
  openRunFolder();
  endDescendantsWhenInterrupted();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-chaos-'));
  let isSuccess = true;
  try {
    for (const [name, measure] of Object.entries(measurements)) {
      if (only !== undefined && only !== name) continue;
      const outcome = await measure(folder);
      isSuccess &&= outcome.isSuccess;
      await write(name, outcome.rows);
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  process.exitCode = isSuccess ? 0 : 1;
}

const [only] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(measurements, only)) {
  process.stderr.write(`Unknown name "${only}". Usage: npm run chaos -- [failures|goals]\n`);
  process.exit(2);
}
void main(only);
