/**
 * Before the projects that need PostgreSQL: one ephemeral cluster for the whole run, with a migrated template database.
 */
require('../../tools/build/register.cjs');
require('reflect-metadata');

module.exports = () => require('./test-cluster.ts').startTestCluster();
