/** Says of every file that fails how it is run alone. */
const path = require('node:path');

const command = (file) =>
  `npx jest -c tests/jest.config.cjs -i --runTestsByPath ${path.relative(process.cwd(), file).split(path.sep).join('/')}`;

module.exports = class RerunReporter {
  onTestFileResult({ path: file }, { numFailingTests, testExecError }) {
    if (numFailingTests > 0 || testExecError) process.stderr.write(`To run this file alone: ${command(file)}\n`);
  }
};
