/**
 * Packs the text files of a finished client build: `.br` (brotli 11) and `.gz` (gzip 9) beside each, where that is
 * smaller. Done once here, since packing costs 20 ms of processor time for a large script and every visitor asks for
 * some forty files. Called by tools/build/build.cjs, served by packed-files.ts.
 */
const fs = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');
const zlib = require('node:zlib');

const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt|xml)$/;
/** Below it a packed response saves no packet. */
const WORTH_BYTES = 512;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

async function packFiles(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file) && !file.startsWith('.vite'));
  await Promise.all(files.map((file) => packFile(path.join(folder, file))));
}

async function packFile(file) {
  const bytes = fs.readFileSync(file);
  if (bytes.length < WORTH_BYTES) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const packed = {
    br: await brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gz: await gzip(bytes, { level: 9 }),
  };
  for (const [ending, smaller] of Object.entries(packed)) if (smaller.length < bytes.length) fs.writeFileSync(`${file}.${ending}`, smaller);
}

module.exports = { packFiles };

if (require.main === module) void packFiles(process.argv[2]);
