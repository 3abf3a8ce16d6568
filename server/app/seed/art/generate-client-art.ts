/** `npm run art`: writes the client's fixed pictures (heroes, category tiles) from the drawings; run it after changing one and commit what it writes. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { artKinds, type ArtKind } from '../../../../schema/values/art-kinds';
import { heroKinds, heroSvg } from './heroes';
import { artKindSvg } from './illustrations';

const target = join(__dirname, '../../../../client/public/art');
const heroWidths = [640, 1280] as const;
const tileWidth = 160;
/** Where another arrangement than the first reads better at the size of a thumb. */
const tileVariants: Partial<Record<ArtKind, number>> = { banana: 2, fish: 2 };

async function main(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of await readdir(target)) if (name.endsWith('.webp')) await rm(join(target, name));
  for (const kind of heroKinds) {
    const picture = sharp(Buffer.from(heroSvg(kind)));
    for (const width of heroWidths) {
      await save(
        `hero-${kind}-${width}.webp`,
        await picture.clone().resize(width).webp({ quality: 68, effort: 6, smartSubsample: true }).toBuffer(),
      );
    }
  }
  for (const kind of artKinds) {
    const square = sharp(Buffer.from(artKindSvg(kind, tileVariants[kind]))).resize(tileWidth, tileWidth, { fit: 'cover' });
    await save(`tile-${kind}.webp`, await square.webp({ quality: 72, effort: 6 }).toBuffer());
  }
}

async function save(name: string, bytes: Buffer): Promise<void> {
  await writeFile(join(target, name), bytes);
  process.stdout.write(`${String(bytes.length).padStart(7)}  ${name}\n`);
}

void main();
