// node -r ./tools/build/register.cjs server/main.ts  : TypeScript + decorator metadata through swc, no type check
require('../processes/check-temporary.cjs');
const { transformSync } = require('@swc/core');
const fs = require('node:fs');
const base = require('./swcrc.cjs');
process.setSourceMapsEnabled?.(true);
for (const ext of ['.ts', '.tsx']) {
  require.extensions[ext] = (module, filename) => {
    const { code } = transformSync(fs.readFileSync(filename, 'utf8'), { ...base, filename, swcrc: false, configFile: false });
    module._compile(code, filename);
  };
}
// asks at once who started this program
require('../processes/end-with-npm.ts');
