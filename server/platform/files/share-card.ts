/**
 * Draws the image that previews of a shared link show: 1200 × 630 JPEG with an image, a title, a price and a few lines.
 * Letters come from font files of the installation, so that Bangla is drawn where the machine has no font. Two at a
 * time, off the event loop.
 */
import type { OverlayOptions } from 'sharp';
import { tooManyAttempts } from '../errors/common-errors';
import { Gate, GateFullError } from '../security/gate';
import { loadSharp } from './load-sharp';

export interface ShareCard {
  /** Any format that sharp reads; null: none. */
  readonly image: Buffer | null;
  readonly brand: string;
  readonly title: string;
  readonly price: string | null;
  readonly lines: readonly string[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const IMAGE_WIDTH = 560;
const MARGIN = 48;
const QUALITY = 82;
const COLOURS = { paper: '#FAFAF7', ink: '#1D1E1A', brand: '#1F743A', quiet: '#5B5C55' };
const FONT = 'Noto Sans Bengali';
const BOLD = require.resolve('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf');
const REGULAR = require.resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf');

/** The largest of these sizes with which a title fits. */
const TITLE_SIZES = [56, 46, 38, 32];
const TITLE_HEIGHT = 220;
const LONGEST_TITLE = 120;
const LONGEST_LINE = 60;

const BUSY_RETRY_SECONDS = 5;
const gate = new Gate(2, 50);

/** RATE_LIMITED while too many others are being drawn. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  try {
    return await gate.run(() => draw(card));
  } catch (error) {
    if (error instanceof GateFullError) throw tooManyAttempts(BUSY_RETRY_SECONDS);
    throw error;
  }
}

interface Drawn {
  readonly input: Buffer;
  readonly height: number;
}

async function draw({ image, brand, title, price, lines }: ShareCard): Promise<Buffer> {
  const sharp = await loadSharp();
  const left = (image ? IMAGE_WIDTH : 0) + MARGIN;
  const width = WIDTH - left - MARGIN;
  const drawnImage =
    image &&
    (await sharp(image).resize({ width: IMAGE_WIDTH, height: HEIGHT, fit: 'cover' }).flatten({ background: COLOURS.paper }).toBuffer());
  const texts = [
    await textOf(brand, { width, size: 32, colour: COLOURS.brand }),
    await fitted(shortened(title, LONGEST_TITLE), width),
    ...(price === null ? [] : [await textOf(price, { width, size: 60, colour: COLOURS.brand })]),
    ...(await Promise.all(
      lines.map((line) => textOf(shortened(line, LONGEST_LINE), { width, size: 28, colour: COLOURS.quiet, font: REGULAR })),
    )),
  ];
  const rows = texts.filter((row) => row !== null);
  const gap = 26;
  const total = rows.reduce((sum, { height }) => sum + height + gap, -gap);
  let top = Math.max(MARGIN, Math.round((HEIGHT - total) / 2));
  const overlays: OverlayOptions[] = drawnImage ? [{ input: drawnImage, left: 0, top: 0 }] : [];
  for (const { input, height } of rows) {
    if (top + height > HEIGHT) break;
    overlays.push({ input, left, top });
    top += height + gap;
  }
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLOURS.paper } })
    .composite(overlays)
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

async function fitted(title: string, width: number): Promise<Drawn | null> {
  const [first = 32, ...smaller] = TITLE_SIZES;
  let drawn = await textOf(title, { width, size: first, colour: COLOURS.ink });
  for (const size of smaller) {
    if (!drawn || drawn.height <= TITLE_HEIGHT) break;
    drawn = await textOf(title, { width, size, colour: COLOURS.ink });
  }
  if (!drawn || drawn.height <= TITLE_HEIGHT) return drawn;
  const sharp = await loadSharp();
  return {
    input: await sharp(drawn.input)
      .extract({ left: 0, top: 0, width: await widthOf(drawn.input), height: TITLE_HEIGHT })
      .toBuffer(),
    height: TITLE_HEIGHT,
  };
}

async function widthOf(input: Buffer): Promise<number> {
  const sharp = await loadSharp();
  return (await sharp(input).metadata()).width;
}

interface TextStyle {
  readonly width: number;
  readonly size: number;
  readonly colour: string;
  readonly font?: string;
}

/** Null where the text shows nothing. */
async function textOf(plain: string, { width, size, colour, font = BOLD }: TextStyle): Promise<Drawn | null> {
  const weight = font === BOLD ? 'bold' : 'normal';
  const text = `<span foreground="${colour}" font_weight="${weight}">${escaped(plain)}</span>`;
  const sharp = await loadSharp();
  const drawn = sharp({ text: { text, font: `${FONT} ${size}`, fontfile: font, width, dpi: 72, rgba: true, wrap: 'word-char' } });
  try {
    const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
    return { input: data, height: info.height };
  } catch (error) {
    if (error instanceof Error && error.message.includes('no text to render')) return null;
    throw error;
  }
}

/** Emoji, for which the fonts have no picture: a box with a number would be drawn. */
const EMOJI = /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|[\ufe0e\ufe0f\u20e3\u{e0020}-\u{e007f}]/gu;

/** For Pango's markup, which takes no control characters. Bangla is written with joiners, as in র‍্যা. */
function escaped(plain: string): string {
  const printable =
    plain
      .replace(EMOJI, '')
      .replace(/[^\P{C}\u200c\u200d]|[\u2028\u2029]/gu, ' ')
      .trim() || ' ';
  return printable.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function shortened(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
}
