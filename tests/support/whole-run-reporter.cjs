/**
 * A run in which nothing ran, or not everything, is no success: no test of that name, `only`, a skipped test that gives
 * no reason in its title, or something that was thrown after its test had ended.
 */
const path = require('node:path');
const { hasLateThrow } = require('./late-throws.cjs');

/** As many are named. */
const MOST_NAMES = 5;
const isLeftOut = ({ status, fullName }) => ['pending', 'todo', 'disabled'].includes(status) && !fullName.includes('(skipped ');

module.exports = class WholeRunReporter {
  reasons = [];

  /** `testNamePattern`: that of `-t`, which leaves out what has another name; `onlyFailures` is `-f`. */
  constructor({ testNamePattern = '', onlyFailures = false } = {}) {
    this.isPart = Boolean(testNamePattern) || onlyFailures;
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites, testResults, wasInterrupted = false }) {
    if (wasInterrupted) return;
    const leftOut = testResults.flatMap((file) =>
      file.testResults.filter(isLeftOut).map(({ fullName }) => [nameOf(file), fullName].join(': ')),
    );
    const hasRun = numPassedTests + numFailedTests + numFailedTestSuites > 0;
    if (leftOut.length > 0 && !hasRun)
      this.reasons.push(`No test ran, ${leftOut.length} ${leftOut.length === 1 ? 'was' : 'were'} left out.`);
    if (leftOut.length > 0 && !this.isPart)
      this.reasons.push(`Left out by \`only\` or \`skip\`, without a reason in the title:`, ...leftOut.slice(0, MOST_NAMES));
    if (hasLateThrow()) this.reasons.push('Something was thrown after its test had ended: its stack is above, at the file that ran then.');
    if (this.reasons.length > 0) process.stderr.write(`${this.reasons.join('\n')}\n`);
  }

  /** Jest ends with 1 where there is one. */
  getLastError() {
    return this.reasons.length > 0 ? new Error(this.reasons[0]) : undefined;
  }
};

const nameOf = ({ testFilePath }) => path.relative(process.cwd(), testFilePath).split(path.sep).join('/');
