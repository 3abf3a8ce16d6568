/** Before the tests that start the built programs: what they are built from may be newer. Then the cluster of the run. */
require('../../../tools/build/register.cjs');
require('reflect-metadata');

module.exports = async () => {
  require('../../support/server-process.ts').buildWhenStale();
  await require('../../support/test-cluster.ts').startTestCluster();
};
