/**
 * The environment of the programs that tests start, of Jest and of its workers: what a developer has set for programs
 * of their own (a server, its database, Node, npm) changes nothing in a test. A test gives its programs what they need;
 * the settings of a run stay.
 */
const fs = require('node:fs');
const path = require('node:path');
const { RUN_SETTINGS } = require('./run-settings.cjs');

const config = path.resolve(__dirname, '..', '..', 'server', 'platform', 'config');
/** Read as text, for the first program of a run has no compiler yet. */
const SETTINGS = new Set(
  fs.readdirSync(config).flatMap((file) => {
    const text = fs.readFileSync(path.join(config, file), 'utf8');
    return [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]*): /gm)].map(([, name]) => name);
  }),
);
/** Clients of PostgreSQL, Node, npm and the loader of libraries read them. */
const OF_PROGRAMS = /^(?:PG[A-Z]+|NODE_[A-Z_]+|npm_\w+|LD_LIBRARY_PATH)$/i;
/** Where npm reads packages and keeps its files; and that npm runs it, with which a program ends (end-with-npm.ts). */
const NEEDED = /^npm_(?:lifecycle_event|config_(?:cache|userconfig|globalconfig|prefix|registry))$/i;
/** Jest's own, which no program of a test may read. */
const OF_JEST = /^(?:JEST_|TEST_CLUSTER_URL$)/;

/** They change what programs print, which tests compare: Jest gives its workers the first one in a terminal. */
const OF_OUTPUT = /^(?:FORCE_COLOR|NO_COLOR|DEBUG)$/;

const isOwn = (name) => (SETTINGS.has(name) || (OF_PROGRAMS.test(name) && !NEEDED.test(name))) && !RUN_SETTINGS.includes(name);

/** Returns what a program that a test starts gets of its surroundings. */
function programEnvironment(environment = process.env) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isOwn(name) && !OF_JEST.test(name) && !OF_OUTPUT.test(name)));
}

/** Jest's process, before it starts anything. */
function cleanEnvironment() {
  for (const name of Object.keys(process.env)) if (isOwn(name)) delete process.env[name];
  process.env.NODE_ENV = 'test';
}

module.exports = { cleanEnvironment, programEnvironment, SETTINGS };
