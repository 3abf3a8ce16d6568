/**
 * `npm run licences`: fails where a package of the lock file has a licence outside of these lists. What they allow:
 * docs/operations/dependencies.md.
 */
const satisfies = require('spdx-satisfies');

const SHIPPED = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
];
/** Never shipped: what they ask for concerns their own files. */
const TOOLS = [...SHIPPED, 'MPL-2.0', 'CC-BY-3.0', 'CC-BY-4.0'];
/** By the beginning of the name: libvips and what sharp links to it, a library of its own that can be replaced. */
const LGPL = ['@img/sharp-'];
/** Without a licence in the lock file: what the files of the package say. */
const UNNAMED = { busboy: 'MIT', reserved: 'MIT', streamsearch: 'MIT' };

/** The packages of a lock file whose licence is not allowed, as lines. */
function violations(lock) {
  return Object.entries(lock.packages).flatMap(([place, { dev, license }]) => {
    if (place === '') return [];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = license ?? UNNAMED[name];
    const allowed = [...(dev ? TOOLS : SHIPPED), ...(LGPL.some((beginning) => name.startsWith(beginning)) ? ['LGPL-3.0-or-later'] : [])];
    return isAllowed(licence, allowed) ? [] : [`${name}: ${licence ?? 'no licence'}`];
  });
}

function isAllowed(licence, allowed) {
  try {
    return satisfies(licence, allowed);
  } catch {
    return false; // no SPDX expression
  }
}

module.exports = { violations };

if (require.main === module) {
  const lines = violations(require('../../package-lock.json'));
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exitCode = lines.length > 0 ? 1 : 0;
}
