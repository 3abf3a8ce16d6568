require('../../server/register.cjs');
require('reflect-metadata');

module.exports = () => require('./test-cluster.ts').stopTestCluster();
