/**
 * `node tools/ci/bare-machine.cjs COMMAND …`: runs a command as on a machine that has Node and nothing else. PATH holds
 * links to node, npm, npx, sh, bash and what coreutils has; the home is closed; root becomes an ordinary user, who may
 * write what a run writes (dist, .data, the cache of node_modules, a temporary folder) and nothing else. Where root
 * cannot become another user, or another user cannot read this folder, the command runs as root, and a line says why.
 */
const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
require('../build/register.cjs');
const { openRunFolder } = require('../processes/run-folder.ts');

/** The programs of coreutils 9, which every Linux has in some form. */
const COREUTILS =
  `[ b2sum base32 base64 basename basenc cat chcon chgrp chmod chown chroot cksum comm cp csplit cut date dd df dir dircolors dirname du echo env
  expand expr factor false fmt fold groups head hostid id install join link ln logname ls md5sum mkdir mkfifo mknod mktemp mv nice nl nohup nproc numfmt od paste
  pathchk pinky pr printenv printf ptx pwd readlink realpath rm rmdir runcon seq sha1sum sha224sum sha256sum sha384sum sha512sum shred shuf sleep sort split stat
  stdbuf stty sum sync tac tail tee test timeout touch tr true truncate tsort tty uname unexpand uniq unlink users vdir wc who whoami yes`.split(
    /\s+/,
  );

const root = path.resolve(__dirname, '..', '..');
const WRITTEN = ['dist', '.data', 'node_modules/.cache'].map((folder) => path.join(root, folder));

openRunFolder();
// short: the path of a browser's socket holds 107 characters
const [bin, home, temporary] = ['bin', 'home', 't'].map((name) => path.join(os.tmpdir(), name));
for (const folder of [bin, temporary]) fs.mkdirSync(folder);
fs.chmodSync(bin, 0o755);
fs.mkdirSync(home, { mode: 0o000 });

for (const name of ['npm', 'npx', 'sh', 'bash', ...COREUTILS]) {
  const executables = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
  const file = executables.find((one) => fs.existsSync(one));
  if (file) fs.symlinkSync(fs.realpathSync(file), path.join(bin, name));
}
fs.symlinkSync(process.execPath, path.join(bin, 'node'));

const [program, ...args] = process.argv.slice(2);
if (!program) throw new Error('What shall be run? node tools/ci/bare-machine.cjs COMMAND …');
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|XDG_|SUDO_)/i.test(name)));
const env = { ...environment, PATH: bin, HOME: home, TMPDIR: temporary };
const user = ordinaryUser();
const child = spawn(path.join(bin, program), args, { cwd: root, env, stdio: 'inherit', ...user });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
child.once('exit', (code) => (process.exitCode = code ?? 1));

/**
 * Returns the options with which `spawn` runs as another user; empty where this process belongs to an ordinary user
 * already.
 */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] = (/^nobody:.*$/m.exec(fs.readFileSync('/etc/passwd', 'utf8'))?.[0] ?? '').split(':').map(Number);
  if (!uid) return asRoot('there is no account nobody');
  const accounts = { uid, gid };
  const probe = (script) => spawnSync(process.execPath, ['-e', script], { ...accounts, cwd: root, env, encoding: 'utf8' });
  const seen = probe("require('jest/package.json'); process.exit(process.getuid() === 0 ? 1 : 0)");
  if (seen.status !== 0) return asRoot(`nobody cannot read this folder: ${reasonOf(seen)}`);
  for (const folder of [...WRITTEN, temporary]) {
    fs.mkdirSync(folder, { recursive: true });
    giveTo(folder, uid, gid);
  }
  const written = probe(`for (const folder of ${JSON.stringify([...WRITTEN, temporary])}) require('fs').accessSync(folder, 2)`);
  if (written.status !== 0) return asRoot(`nobody cannot write: ${reasonOf(written)}`);
  return accounts;
}

function giveTo(file, uid, gid) {
  fs.lchownSync(file, uid, gid);
  if (!fs.lstatSync(file).isDirectory()) return;
  for (const name of fs.readdirSync(file)) giveTo(path.join(file, name), uid, gid);
}

function reasonOf({ error, stderr }) {
  return error?.message ?? /^\w*Error: .*$/m.exec(stderr)?.[0] ?? stderr.trim();
}

function asRoot(why) {
  process.stderr.write(`This runs as root: ${why}.\n`);
  return {};
}
