/**
 * Loaded before the server by tests/run/accidents.test.ts: each SIGUSR2 causes the next accident that no one catches.
 */
const { AssertionError } = require('node:assert');
const { EventEmitter } = require('node:events');
const net = require('node:net');

const accidents = [
  () => void Promise.reject(new TypeError('a job that no one awaited')),
  () => void Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
  () => net.connect(1, '127.0.0.1'),
  () => new EventEmitter().emit('error', new Error('Connection terminated unexpectedly')),
  () => {
    // as the fetch of Node 24 does when a connection ends while a long response waits to be read
    const stack = 'AssertionError: assert(!this.paused)\n    at Parser.finish (node:internal/deps/undici/undici:7388:9)';
    throw Object.assign(new AssertionError({ message: 'assert(!this.paused)' }), { stack });
  },
  () => {
    throw new TypeError('a callback that throws');
  },
];
process.on('SIGUSR2', () => setImmediate(() => accidents.shift()?.()));
