/**
 * `npm run art`: draws what is committed as pictures: the client's heroes and category tiles, and the goods of the demo market (rendered here
 * because an SVG takes longer to render than the whole market to write). Run it after changing a drawing or a kind of goods.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { artKinds, type ArtKind } from '../../../../schema/values/art-kinds';
import { productKinds } from '../data/kinds.data';
import { GOODS_FOLDER, goodsFile } from './goods-files';
import { heroKinds, heroSvg } from './heroes';
import { artKindSvg, illustrationSvg, type Subject } from './illustrations';

const CLIENT_FOLDER = join(__dirname, '../../../../client/public/art');
const HERO_WIDTHS = [640, 1280] as const;
const TILE_WIDTH = 160;
const GOODS_WIDTH = 640;
/** Where another arrangement than the first reads better at the size of a thumb. */
const tileVariants: Partial<Record<ArtKind, number>> = { banana: 2, fish: 2 };

async function main(): Promise<void> {
  await emptied(CLIENT_FOLDER);
  for (const kind of heroKinds) await drawHero(kind);
  for (const kind of artKinds) await drawTile(kind);
  await emptied(GOODS_FOLDER);
  const drawings = new Map(
    productKinds.flatMap(({ subject, variants }) => variants.map((variant) => [goodsFile(subject, variant), [subject, variant] as const])),
  );
  for (const [file, [subject, variant]] of drawings) await drawGoods(file, subject, variant);
}

async function drawHero(kind: (typeof heroKinds)[number]): Promise<void> {
  for (const width of HERO_WIDTHS) {
    const bytes = await render(heroSvg(kind)).resize(width).webp({ quality: 68, effort: 6, smartSubsample: true }).toBuffer();
    await save(join(CLIENT_FOLDER, `hero-${kind}-${width}.webp`), bytes);
  }
}

async function drawTile(kind: ArtKind): Promise<void> {
  const square = render(artKindSvg(kind, tileVariants[kind])).resize(TILE_WIDTH, TILE_WIDTH, { fit: 'cover' });
  await save(join(CLIENT_FOLDER, `tile-${kind}.webp`), await square.webp({ quality: 72, effort: 6 }).toBuffer());
}

async function drawGoods(file: string, subject: Subject, variant: number): Promise<void> {
  const picture = render(illustrationSvg(subject, variant)).resize(GOODS_WIDTH);
  await save(file, await picture.webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer());
}

function render(svg: string): Sharp {
  return sharp(Buffer.from(svg));
}

async function emptied(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (name.endsWith('.webp')) await rm(join(folder, name));
}

async function save(file: string, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes);
  process.stdout.write(`${String(bytes.length).padStart(7)}  ${file.split(/[\\/]/).slice(-2).join('/')}\n`);
}

void main();
