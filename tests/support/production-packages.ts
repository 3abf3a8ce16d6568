/** The packages that an installation has: what `npm prune --omit=dev` leaves, as links to those of this folder. */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..');

export function linkProductionPackages(target: string): void {
  const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, { dev?: boolean }> };
  for (const [place, { dev }] of Object.entries(lock.packages)) {
    const name = place.replace(/^node_modules\//, '');
    const from = path.join(ROOT, place);
    if (place === '' || name.includes('node_modules/') || dev || !fs.existsSync(from)) continue;
    fs.mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    fs.symlinkSync(from, path.join(target, name));
  }
}
