/**
 * In the process that runs all tests, before it starts anything: whoever ends the run ends what it has started
 * (workers, databases, servers and browsers), and its temporary folder goes with it.
 */
const os = require('node:os');
require('../../tools/build/register.cjs');
const { endDescendantsWhenInterrupted } = require('../../tools/processes/end-descendants.ts');
const { openRunFolder } = require('../../tools/processes/run-folder.ts');
const { noteLateThrows } = require('./late-throws.cjs');
const { quietWhenInterrupted } = require('./interruption.cjs');

let hasBegun = false;

/** Once, although a run that watches files sorts them again and again. */
function beginRun() {
  if (hasBegun) return;
  hasBegun = true;
  openRunFolder();
  noteLateThrows(os.tmpdir());
  quietWhenInterrupted();
  endDescendantsWhenInterrupted();
}

module.exports = { beginRun };
