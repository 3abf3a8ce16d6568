/**
 * Before the tests that start the built programs: what they are built from may be newer. Then the cluster of the run. A
 * signal ends the run while it builds, too, since nothing here waits without listening.
 */
require('../../../tools/build/register.cjs');
require('reflect-metadata');

module.exports = async () => {
  await require('../../support/server-process.ts').buildBeforeTests();
  await require('../../support/test-cluster.ts').startTestCluster();
};
