/**
 * Loaded first by what writes temporary files (builds, programs of tools and benches, test runs): where that cannot be
 * done it ends with a sentence, before something else fails that names neither TMPDIR nor the folder.
 */
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

/** The smallest of them writes as much. */
const BYTES = 2 ** 20;
const SHARED = '/dev/shm';
const REASONS = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'it is no folder',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'it is full',
  EDQUOT: 'it is full',
};

const parent = os.tmpdir();
let folder;
let isUsable = true;
try {
  folder = fs.mkdtempSync(path.join(parent, 'haatbar-check-'));
  fs.writeFileSync(path.join(folder, 'file'), Buffer.alloc(BYTES));
} catch ({ code, message }) {
  process.stderr.write(`TMPDIR is ${parent}, where nothing can be written (${REASONS[code] ?? message}): set it to another folder.\n`);
  isUsable = false;
} finally {
  if (folder) fs.rmSync(folder, { recursive: true, force: true });
}
if (!isUsable) process.exit(1);

function freeMegabytes(where) {
  const { bavail, bsize } = fs.statfsSync(where);
  return Math.floor((bavail * bsize) / 2 ** 20);
}

/** For what writes much more: ends with a sentence where there is less space. */
function needTemporary(megabytes, what) {
  const free = freeMegabytes(parent);
  if (free >= megabytes) return;
  process.stderr.write(
    `TMPDIR is ${parent}, which has ${free} MB free, and ${what} ${megabytes} MB: make space, or set it to another folder.\n`,
  );
  process.exit(1);
}

/** The same for the memory that processes share: where a machine has none, or a closed one, nobody needs it. */
function needShared(megabytes, what) {
  let free;
  try {
    fs.accessSync(SHARED, fs.constants.W_OK);
    free = freeMegabytes(SHARED);
  } catch {
    return;
  }
  if (free >= megabytes) return;
  process.stderr.write(`${SHARED} has ${free} MB free, and ${what} ${megabytes} MB there: make space, or enlarge it.\n`);
  process.exit(1);
}

module.exports = { freeMegabytes, needShared, needTemporary };
