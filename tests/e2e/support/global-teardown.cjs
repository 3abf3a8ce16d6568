require('../../../tools/build/register.cjs');
require('reflect-metadata');

module.exports = async () => {
  await require('./built-app.ts').stopBuiltApp();
  await require('../../support/test-cluster.ts').stopTestCluster();
};
