/**
 * Chromium out of @sparticuz/chromium, unpacked once into node_modules/.cache: a browser on a machine that has none,
 * without a download.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-stream';

export interface BrowserProgram {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Whether the package has a program for this machine. */
export const isPacked = process.platform === 'linux' && process.arch === 'x64';

export async function packedChromium(): Promise<BrowserProgram> {
  const pkg = path.resolve(path.dirname(require.resolve('@sparticuz/chromium')), '..', '..');
  const { version } = JSON.parse(fs.readFileSync(path.join(pkg, 'package.json'), 'utf8')) as { version: string };
  const dir = path.resolve('node_modules', '.cache', `chromium-${version}`);
  if (!fs.existsSync(dir)) {
    const half = `${dir}.${process.pid}`;
    await unpack(path.join(pkg, 'bin'), half);
    moveInto(half, dir);
  }
  return {
    executablePath: path.join(dir, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(dir, 'al2023', 'lib'), FONTCONFIG_FILE: writeFontsFile(dir) },
  };
}

async function unpack(from: string, dir: string): Promise<void> {
  fs.mkdirSync(dir, { recursive: true });
  const melt = (name: string, to: string, mode: number): Promise<void> =>
    pipeline(fs.createReadStream(path.join(from, name)), createBrotliDecompress(), fs.createWriteStream(to, { mode }));
  await melt('chromium.br', path.join(dir, 'chromium'), 0o755);
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    await untar(path.join(from, `${name}.tar.br`), name === 'swiftshader' ? dir : path.join(dir, name));
  }
}

/** The archives hold files and folders, nothing else. */
async function untar(archive: string, out: string): Promise<void> {
  const entries = extract();
  const reading = pipeline(fs.createReadStream(archive), createBrotliDecompress(), entries);
  for await (const entry of entries) {
    const { name, type, mode } = entry.header;
    const to = path.join(out, name);
    if (type !== 'file' && type !== 'directory') throw new Error(`${archive} holds a ${type}: ${name}`);
    fs.mkdirSync(type === 'directory' ? to : path.dirname(to), { recursive: true });
    if (type === 'file') await pipeline(entry, fs.createWriteStream(to, { mode }));
    else entry.resume();
  }
  await reading;
}

/**
 * The packed configuration names folders of another system, and a page crashes where no font is found at all. Phones
 * have a font for Bangla: without one the browser searches in vain for each letter until the font of the page has come,
 * which takes three quarters of the first layout.
 */
function writeFontsFile(dir: string): string {
  const file = path.join(dir, 'fonts.conf');
  const bangla = path.dirname(require.resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'));
  const dirs = [path.join(dir, 'fonts'), bangla, '/usr/share/fonts'].map((fonts) => `<dir>${fonts}</dir>`).join('');
  const xml = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs}<cachedir>${dir}/font-cache</cachedir></fontconfig>`;
  // a browser that runs reads it again when it is newer
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === xml) return file;
  const half = `${file}.${process.pid}`;
  fs.writeFileSync(half, xml);
  fs.renameSync(half, file);
  return file;
}

/** Another process may have been quicker. */
function moveInto(half: string, dir: string): void {
  try {
    fs.renameSync(half, dir);
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true });
    if (!fs.existsSync(dir)) throw error;
  }
}
