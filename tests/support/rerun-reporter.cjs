/**
 * Says of every file that fails how it is run alone, of every test that was left out why (its title has the reason),
 * and of a file that does not end that it hangs: then the run ends too.
 */
const fs = require('node:fs');
const path = require('node:path');
const { fileHasRun } = require('./interruption.cjs');
const { RUN_SETTINGS } = require('./run-settings.cjs');

/** The longest file takes some minutes on a busy machine; those of full settings take as long as they are given. */
const MOST_MS = 30 * 60_000;
/** A file that loops takes a processor from all others, long before that. */
const LONG_MS = 6 * 60_000;

module.exports = class RerunReporter {
  timers = new Map();

  constructor(_config, { mostMs = MOST_MS, longMs = LONG_MS } = {}) {
    this.mostMs = mostMs;
    this.longMs = longMs;
  }

  onTestFileStart({ path: file }) {
    if (process.env.CHAOS === 'full' || process.env.INPUTS === 'full') return;
    const late = () => {
      process.stderr.write(
        `${nameOf(file)} has not ended after ${Math.round(this.mostMs / 60_000)} minutes: it hangs, and the run ends.\n`,
      );
      process.kill(process.pid, 'SIGTERM');
    };
    const long = () => process.stderr.write(`${nameOf(file)} has run for ${Math.round(this.longMs / 60_000)} minutes.\n`);
    this.timers.set(file, [setTimeout(late, this.mostMs).unref(), setTimeout(long, this.longMs).unref()]);
  }

  onTestFileResult({ path: file }, { numFailingTests, testExecError, testResults }) {
    this.timers.get(file)?.forEach(clearTimeout);
    fileHasRun();
    const name = nameOf(file);
    const lines = testResults
      .filter(({ status, fullName }) => status === 'pending' && fullName.includes('(skipped '))
      .map(({ fullName }) => `Skipped: ${name}: ${fullName}`);
    if (!fs.existsSync(file)) lines.push(`There is no file ${name}.`);
    else if (numFailingTests > 0 || testExecError)
      lines.push(`To run this file alone: ${settings()}npx jest -c tests/jest.config.cjs -i --runTestsByPath ${quoted(name)}`);
    if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`);
  }
};

const nameOf = (file) => path.relative(process.cwd(), file).split(path.sep).join('/');

/** As a shell needs it: spaces, brackets and quotes are its own. */
const quoted = (name) => (/^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`);

const settings = () =>
  RUN_SETTINGS.filter((name) => process.env[name] !== undefined)
    .map((name) => `${name}=${quoted(process.env[name])} `)
    .join('');
