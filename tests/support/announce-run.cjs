/** The first lines of a run: how many files there are, and about how long they take. */
const path = require('node:path');
const { isWhole } = require('./every-run.cjs');

/**
 * Seconds of one of two processors that a file of each project takes on average: the times that Jest notes in a whole
 * run, scaled so that `npm test` and `npm run test:all` take what decision 0126 has measured on a quiet machine; and
 * for once, the databases and servers that several of them share.
 */
const SECONDS = { rules: 0.4, architecture: 1, api: 2.6, rest: 1.5, screens: 2, run: 16, chaos: 10, e2e: 18 };
const SHARED_SECONDS = { api: 10, e2e: 20 };
/** More processors help little: the slowest files wait for timers. */
const MOST_PROCESSORS = 4;

const NONE = `No test file is of that name or project. Projects: ${Object.keys(SECONDS).join(' ')}.
A file that is in npm run test:all alone is found by its path, which begins with tests/.
`;

function announceRun(tests, root, processors) {
  if (tests.length === 0) return NONE;
  const counts = new Map();
  for (const { path: file } of tests) {
    const project = path.relative(root, file).split(path.sep)[1];
    counts.set(project, (counts.get(project) ?? 0) + 1);
  }
  const ofFiles = tests.reduce((sum, { path: file }) => sum + secondsOf(path.relative(root, file)), 0);
  const seconds = [...counts.keys()].reduce((sum, project) => sum + (SHARED_SECONDS[project] ?? 0), ofFiles);
  const duration = seconds / Math.min(processors, MOST_PROCESSORS);
  const length = duration < 90 ? `${Math.ceil(duration / 10) * 10} seconds` : `${Math.round(duration / 60)} minutes`;
  const projects = [...counts].map(([project, count]) => `${project} ${count}`).join(', ');
  const files = tests.length === 1 ? '1 test file' : `${tests.length} test files`;
  const others = isWhole ? '' : 'Most tests that start browsers and servers, or wait for long, are run by npm run test:all.\n';
  return `${files} (${projects}), about ${length} on ${processors} processors of a machine that does nothing else.\n${others}`;
}

/** About how much processor time a test file takes; `file` begins with tests/. */
const secondsOf = (file) => SECONDS[file.split(path.sep)[1]] ?? 1;

module.exports = { announceRun, secondsOf };
