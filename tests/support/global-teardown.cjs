require('../../tools/build/register.cjs');
require('reflect-metadata');

module.exports = () => require('./test-cluster.ts').stopTestCluster();
