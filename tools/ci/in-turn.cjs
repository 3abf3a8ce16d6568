/**
 * `node tools/ci/in-turn.cjs SCRIPT …`: runs scripts of package.json one after the other, and ends with the first one
 * that fails. A step named `pre…` is no way to do it: npm leaves it out with `ignore-scripts`, and says nothing.
 */
const { spawn } = require('node:child_process');
const { once } = require('node:events');
require('../build/register.cjs');
const { endDescendantsWhenInterrupted } = require('../processes/end-descendants.ts');

async function main(scripts) {
  if (scripts.length === 0) throw new Error('Which scripts shall run? node tools/ci/in-turn.cjs SCRIPT …');
  endDescendantsWhenInterrupted();
  for (const script of scripts) {
    const [code] = await once(spawn('npm', ['run', '--silent', script], { stdio: 'inherit' }), 'exit');
    if (code === 0) continue;
    process.exitCode = code ?? 1;
    return;
  }
}

void main(process.argv.slice(2));
