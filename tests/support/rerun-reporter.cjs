/**
 * Says of every file that fails how it is run alone, and of every test that was left out why: its title has the reason.
 */
const path = require('node:path');

module.exports = class RerunReporter {
  onTestFileResult({ path: file }, { numFailingTests, testExecError, testResults }) {
    const name = path.relative(process.cwd(), file).split(path.sep).join('/');
    const lines = testResults
      .filter(({ status, fullName }) => status === 'pending' && fullName.includes('(skipped '))
      .map(({ fullName }) => `Skipped: ${name}: ${fullName}`);
    if (numFailingTests > 0 || testExecError)
      lines.push(`To run this file alone: npx jest -c tests/jest.config.cjs -i --runTestsByPath ${name}`);
    if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`);
  }
};
