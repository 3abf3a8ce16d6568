/**
 * A file or project that does not exist: Jest runs the others that are named beside it, and ends with 0. A pattern may
 * match nothing, since it names no file.
 */
const fs = require('node:fs');

const PROJECTS = ['rules', 'architecture', 'api', 'rest', 'screens', 'run', 'chaos', 'e2e'];
const OF_FILE = /^tests\/[\w./-]+\.test\.tsx?$/;

/** Returns a line for each name in these arguments of Jest that is of no file and no project. */
function unknownNames(argv) {
  const lines = argv.filter((arg) => OF_FILE.test(arg) && !fs.existsSync(arg)).map((file) => `There is no file ${file}.`);
  const at = argv.indexOf('--selectProjects');
  if (at < 0) return lines;
  const after = argv.slice(at + 1);
  const end = after.findIndex((arg) => arg.startsWith('-'));
  const given = (end < 0 ? after : after.slice(0, end)).filter((arg) => !arg.includes('/') && !PROJECTS.includes(arg));
  return [...lines, ...given.map((name) => `There is no project ${name}. Projects: ${PROJECTS.join(' ')}.`)];
}

/** Ends the run before its first test where a name is of nothing. */
function checkNames(argv = process.argv.slice(2)) {
  const lines = unknownNames(argv);
  if (lines.length === 0) return;
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

module.exports = { checkNames, unknownNames };
