/**
 * `npm run art`: draws what is committed as images: the client's heroes, tiles and categories, and the products of the
 * demo market (rendered here because an SVG takes longer to render than the whole market to write). Run it after
 * changing a drawing or a kind of products.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { artKinds, type ArtKind } from '../../schema/values/site/art-kinds';
import { categories } from '../../schema/values/catalogue/categories';
import { productKinds } from '../data/kinds.data';
import { variantWidths } from '../../server/platform/files/image-variants';
import { PRODUCT_IMAGES_FOLDER, productImageFile, PRODUCT_IMAGE_SIZE, VARIANTS } from './product-image-files';
import { heroKinds, heroSvg } from './heroes';
import { artKindSvg, illustrationSvg, type Subject } from './illustrations';

const CLIENT_FOLDER = join(__dirname, '../../client/public/art');
/**
 * The widths serve devices in data saver mode, phones (360 to 412 points wide, about two pixels a point) and computers.
 */
const HERO_WIDTHS = [640, 750, 1280] as const;
const TILE_WIDTH = 160;
/** The look from nearer: so much larger, and from where on. */
const NEARER = { scale: 1.28, left: 92, top: 79 };
/** Where another arrangement than the first reads better at the size of a thumb. */
const tileVariants: Partial<Record<ArtKind, number>> = { banana: 2, fish: 2 };

async function main(): Promise<void> {
  await emptied(CLIENT_FOLDER);
  for (const kind of heroKinds) await drawHero(kind);
  for (const kind of artKinds) await drawTile(kind);
  for (const { slug, art } of categories) await drawCategory(slug, art);
  await emptied(PRODUCT_IMAGES_FOLDER);
  const drawings = new Map(
    productKinds.flatMap(({ subject, variants }) => variants.map((variant) => [`${subject}/${variant}`, { subject, variant }])),
  );
  for (const drawing of drawings.values())
    for (let look = 0; look < VARIANTS; look += 1) await drawProduct(drawing.subject, drawing.variant, look);
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

/** A category shows the first kind of product that is sold under it. */
async function drawCategory(slug: string, art: ArtKind): Promise<void> {
  const first = productKinds.find(({ category }) => category === slug);
  const svg = first ? illustrationSvg(first.subject, first.variants[0]) : artKindSvg(art, tileVariants[art]);
  const square = render(svg).resize(TILE_WIDTH, TILE_WIDTH, { fit: 'cover' });
  await save(join(CLIENT_FOLDER, `category-${slug}.webp`), await square.webp({ quality: 68, effort: 6 }).toBuffer());
}

async function drawProduct(subject: Subject, variant: number, look: number): Promise<void> {
  const shown = await shownAs(look, illustrationSvg(subject, variant, look))
    .png()
    .toBuffer();
  for (const width of variantWidths(PRODUCT_IMAGE_SIZE.width)) {
    const bytes = await sharp(shown).resize(width).webp({ quality: 76, effort: 6, smartSubsample: true }).toBuffer();
    await save(productImageFile({ subject, variant, look, width }), bytes);
  }
}

/** Each in a setting of its own; some mirrored, one from nearer. */
function shownAs(look: number, svg: string): Sharp {
  const { width, height } = PRODUCT_IMAGE_SIZE;
  if (look === 2)
    return render(svg)
      .resize(Math.round(width * NEARER.scale))
      .extract({ left: NEARER.left, top: NEARER.top, width, height });
  return render(svg)
    .resize(width)
    .flop(look % 2 === 1);
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
