/** Files that the account of the database must read are open to it, whatever the umask of root is. */
import fs from 'node:fs';
import path from 'node:path';
import { copyBinaries } from '../../tools/embedded-postgres/binaries';
import { makeOpenFolder } from '../../tools/embedded-postgres/open-folder';
import { temporaryFolder } from '../support/temporary-folder';

let folder: string;
let usual: number;
beforeEach(() => {
  folder = temporaryFolder('open');
  usual = process.umask(0o077);
});
afterEach(() => {
  process.umask(usual);
  fs.rmSync(folder, { recursive: true });
});

const modeOf = (...names: readonly string[]): string => (fs.statSync(path.join(folder, ...names)).mode & 0o777).toString(8);

it('a folder is open, new or not', () => {
  fs.mkdirSync(path.join(folder, 'there'));
  expect(modeOf('there')).toBe('700');
  for (const name of ['there', 'new']) makeOpenFolder(path.join(folder, name));
  expect([modeOf('there'), modeOf('new')]).toEqual(['755', '755']);
});

it('the copy of PostgreSQL can be run by any account, though the installed one is closed', () => {
  const native = path.join(folder, 'native');
  fs.mkdirSync(path.join(native, 'bin'), { recursive: true });
  fs.writeFileSync(path.join(native, 'bin', 'postgres'), '', { mode: 0o755 });
  fs.writeFileSync(path.join(native, 'bin', 'list'), '');
  fs.symlinkSync('postgres', path.join(native, 'bin', 'link'));
  const copy = path.basename(copyBinaries({ native, version: '18' }, path.join(folder, 'place')));
  const modes = [[], [copy], [copy, 'bin'], [copy, 'bin', 'postgres'], [copy, 'bin', 'list']].map((names) => modeOf('place', ...names));
  expect(modes).toEqual(['755', '755', '755', '755', '644']);
  expect(fs.readlinkSync(path.join(folder, 'place', copy, 'bin', 'link'))).toBe('postgres');
});
