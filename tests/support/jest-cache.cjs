/**
 * Jest's cache of compiled files: with the other caches of this checkout, where `npm ci` removes it. It is each
 * account's own; who may not write there, or has no room there, has one for the run alone.
 */
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { freeMegabytes } = require('../../tools/processes/check-temporary.cjs');

/** A whole run writes some 150. */
const NEEDED_MB = 256;

const caches = path.resolve(__dirname, '..', '..', 'node_modules', '.cache');

function cacheFolder() {
  const folder = path.join(caches, `jest-${process.getuid?.() ?? 'own'}`);
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
    if (freeMegabytes(folder) >= NEEDED_MB) return folder;
  } catch {
    // as where there is no room
  }
  require('../../tools/build/register.cjs');
  require('../../tools/processes/run-folder.ts').openRunFolder();
  return path.join(os.tmpdir(), 'jest');
}

module.exports = { cacheFolder };
