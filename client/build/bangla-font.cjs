/**
 * `npm run font`: makes the client's Bangla font of Noto Sans Bengali (OFL-1.1), with the letters that index.html asks for and the weights that the client
 * uses. Within these a variable font that is narrowed draws the same shapes (OpenType 1.9, "Font variations"); it is a third shorter. The file is committed; a test makes it again.
 */
const fs = require('node:fs');
const path = require('node:path');
const subsetFont = require('subset-font');

const root = path.resolve(__dirname, '..', '..');
const SOURCE = require.resolve('@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2');
const TARGET = path.join(root, 'client', 'platform', 'theme', 'noto-sans-bengali.woff2');
/** CSS names them: normal, medium, semibold and bold. */
const WEIGHTS = { min: 400, max: 700, default: 400 };
/** Copyright, names, version, licence and its address: the licence asks for them (ids of the OpenType table "name"). */
const NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14];

/** The bytes of the font, as woff2. Errors: index.html names no letters. */
function banglaFont() {
  const text = letters(fs.readFileSync(path.join(root, 'client', 'index.html'), 'utf8'));
  return subsetFont(fs.readFileSync(SOURCE), text, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, preserveNameIds: NAMES });
}

/** All letters of the page's `unicode-range`. */
function letters(page) {
  const [range] = /U\+0951[^']*/.exec(page) ?? [];
  if (range === undefined) throw new Error('client/index.html names no letters of the Bangla font.');
  return range
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

if (require.main === module) void banglaFont().then((bytes) => fs.writeFileSync(TARGET, bytes));

module.exports = { banglaFont, TARGET };
