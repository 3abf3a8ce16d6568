/**
 * `npm run font`: makes the client's Bangla font of Noto Sans Bengali (OFL-1.1), with the letters that index.html asks
 * for and the weights that the client uses. Within these a variable font that is narrowed draws the same shapes
 * (OpenType 1.9, "Font variations"); it is a third shorter. The file is committed; a test makes it again.
 */
const fs = require('node:fs');
const path = require('node:path');
const woff2 = require('wawoff2');

const root = path.resolve(__dirname, '..', '..');
const SOURCE = require.resolve('@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2');
const HARFBUZZ = require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
const TARGET = path.join(root, 'client', 'platform', 'theme', 'noto-sans-bengali.woff2');
/** CSS names them: normal, medium, semibold and bold. The first is the one that is drawn without variation. */
const [LIGHTEST, HEAVIEST] = [400, 700];
/** Copyright, names, version, licence and its address: the licence asks for them (ids of the OpenType table "name"). */
const NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14];

/** hb.h and hb-subset.h define these numbers. */
const WRITABLE = 2;
const SETS = { names: 4, features: 6 };

/** The bytes of the font, as woff2. Errors: index.html names no letters, HarfBuzz rejects the font. */
async function banglaFont() {
  const { instance } = await WebAssembly.instantiate(fs.readFileSync(HARFBUZZ));
  const narrowed = narrow(instance.exports, Buffer.from(await woff2.decompress(fs.readFileSync(SOURCE))));
  return Buffer.from(await woff2.compress(narrowed));
}

/**
 * `hb`: HarfBuzz's functions, which work on a memory of their own; nothing is freed, since it ends with this process.
 */
function narrow(hb, font) {
  hb._initialize();
  const at = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, font.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, SETS.features);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features); // all of them
  for (const id of NAMES) hb.hb_set_add(hb.hb_subset_input_set(input, SETS.names), id);
  for (const code of letters()) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), code);
  const isSet = hb.hb_subset_input_set_axis_range(input, face, Buffer.from('wght').readUInt32BE(), LIGHTEST, HEAVIEST, LIGHTEST);
  const subset = isSet && hb.hb_subset_or_fail(face, input);
  if (!subset) throw new Error('HarfBuzz cannot narrow the Bangla font.');
  const result = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(result, 0);
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(result)));
}

/** The code points of the page's `unicode-range`. */
function letters() {
  const [range] = /U\+0951[^']*/.exec(fs.readFileSync(path.join(root, 'client', 'index.html'), 'utf8')) ?? [];
  if (range === undefined) throw new Error('client/index.html names no letters of the Bangla font.');
  return range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

if (require.main === module) void banglaFont().then((bytes) => fs.writeFileSync(TARGET, bytes));

module.exports = { banglaFont, TARGET };
