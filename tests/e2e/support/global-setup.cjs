/**
 * Before the browser tests: the built application over a fresh database of the run's cluster, without the demo market.
 */
require('../../../tools/build/register.cjs');
require('reflect-metadata');

module.exports = async () => {
  await require('../../support/test-cluster.ts').startTestCluster();
  await require('./built-app.ts').startBuiltApp();
};
