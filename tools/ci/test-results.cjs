/**
 * Reads what jest has written with --json.
 * `summary FILE` prints how many tests passed and failed; `failed-files FILE` prints the failed test files, a line each, or nothing where there are more than
 * a run alone can clear (MOST): then the change is broken, not a test unsteady.
 */
const fs = require('node:fs');
const path = require('node:path');

const MOST = 5;

const [command, file] = process.argv.slice(2);
if (!file || !fs.existsSync(file)) {
  if (command === 'summary') console.log('no results were written');
  process.exit(0);
}
const results = JSON.parse(fs.readFileSync(file, 'utf8'));

if (command === 'summary') {
  console.log(`${results.numPassedTests} passed, ${results.numFailedTests + results.numRuntimeErrorTestSuites} failed`);
} else {
  const failed = results.testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(process.cwd(), name));
  if (failed.length <= MOST) for (const name of failed) console.log(name);
}
