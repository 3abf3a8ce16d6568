/**
 * `npm run dev`: the API, restarted at every change, and Vite's server with hot reload in front of it; one Ctrl-C ends
 * both.
 */
const { spawn } = require('node:child_process');
require('./register.cjs');
const { endDescendantsWhenInterrupted } = require('../processes/end-descendants.ts');

const port = process.env.PORT ?? '4000';
const env = { NODE_ENV: 'development', ...process.env, PORT: port, API_URL: `http://127.0.0.1:${port}` };
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', '-r', './tools/build/register.cjs', 'server/main.ts'], {
    stdio: 'inherit',
    env,
  }),
  // the loader `runner` writes no file beside the packages, which may belong to someone else
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '-c', 'client/vite.config.mts', '--configLoader', 'runner'], {
    stdio: 'inherit',
    env,
  }),
];

endDescendantsWhenInterrupted();
// neither is of use alone
for (const child of children) child.once('exit', () => children.forEach((other) => other.kill('SIGTERM')));
