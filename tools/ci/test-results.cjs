/**
 * Reads what jest has written with --json. `summary FILE` prints what failed, each test with the beginning of its
 * message, and how many passed and failed: a long log may be read from its end alone. `failed-files FILE` prints the
 * failed test files, a line each, or nothing where there are more than a run alone can clear (MOST): then the change is
 * broken, not a test unsteady.
 */
const fs = require('node:fs');
const path = require('node:path');
const { stripVTControlCharacters } = require('node:util');

const MOST = 10;
const MESSAGE_LENGTH = 600;

const nameOf = ({ name }) => path.relative(process.cwd(), name);
const beginning = (text) => stripVTControlCharacters(text).trim().slice(0, MESSAGE_LENGTH).replaceAll(/\n\s*/g, '\n    ');

const [command, file] = process.argv.slice(2);
if (!file || !fs.existsSync(file)) {
  if (command === 'summary') console.log('no results were written');
  process.exit(0);
}
const results = JSON.parse(fs.readFileSync(file, 'utf8'));

const failedSuites = results.testResults.filter(({ status }) => status === 'failed');

if (command === 'summary') {
  for (const suite of failedSuites) {
    const failed = suite.assertionResults.filter(({ status }) => status === 'failed');
    console.log(nameOf(suite));
    if (failed.length === 0) console.log(`  the file itself: ${beginning(suite.message)}`);
    for (const { fullName, failureMessages } of failed) console.log(`  ${fullName}: ${beginning(failureMessages.join('\n'))}`);
  }
  console.log(`${results.numPassedTests} passed, ${results.numFailedTests + results.numRuntimeErrorTestSuites} failed`);
} else {
  if (failedSuites.length <= MOST) for (const suite of failedSuites) console.log(nameOf(suite));
}
