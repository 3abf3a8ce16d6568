/**
 * From uploaded bytes to WebP variants. The format is detected from the content, never from the name; pixels are
 * limited before decoding; every image is turned upright, re-encoded and loses its metadata (GPS among it). Two decodes
 * at a time, off the event loop.
 */
import { createHash } from 'node:crypto';
import { serverLimits } from '../../../schema/values/server-limits';
import { AppError } from '../errors/app-error';
import { invalidInput } from '../errors/validation-error';
import { tooManyAttempts } from '../errors/common-errors';
import { Gate, GateFullError } from '../security/gate';
import { isPlainAvif } from './avif-boxes';
import { isHeldWhole, isTooLargeToDecode } from './decoding-size';
import { variantWidths } from './image-variants';
import { countScans, isJpeg } from './jpeg-scans';
import { loadSharp } from './load-sharp';
import { withoutPngTexts } from './png-texts';
import { countFrames, MOST_FRAMES } from './webp-frames';

interface ImageVariant {
  readonly width: number;
  readonly bytes: Buffer;
}

export interface ProcessedImage {
  /** SHA-256 of the widest variant. */
  readonly hash: string;
  /** Width of the upright original, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly variants: readonly ImageVariant[];
}

/**
 * sharp's names; AVIF files come as heif with AV1 compression, and sharp also decodes SVG and PDF, which are not asked
 * for here.
 */
const FORMATS = new Set(['jpeg', 'png', 'webp']);
const DECODES_AT_ONCE = 2;
const MAX_WAITING = 100;
const BUSY_RETRY_SECONDS = 10;
const QUALITY = 78;
/** WebP holds no longer side. */
const LONGEST_SIDE = 16_383;
/** A panorama of a phone is 6 : 1. Decoding a thread of pixels takes time that its few bytes do not show. */
const STEEPEST_RATIO = 20;
const DECODE_SECONDS = 10;
/** The timeout is looked at only while pixels are made, not while scans are read. */
const MOST_SCANS = 100;

/**
 * 'error' rather than the default 'warning': a JPEG that ends half-way is still rejected, one with an odd marker is
 * not.
 */
const READING = { limitInputPixels: serverLimits.imagePixels, failOn: 'error', animated: false } as const;

const gate = new Gate(DECODES_AT_ONCE, MAX_WAITING);
const wholeGate = new Gate(1, MAX_WAITING);

export async function processImage(bytes: Buffer): Promise<ProcessedImage> {
  try {
    return await gate.run(() => makeVariants(bytes));
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof GateFullError || isOutOfTime(error)) throw tooManyAttempts(BUSY_RETRY_SECONDS);
    throw notAnImage();
  }
}

async function makeVariants(bytes: Buffer): Promise<ProcessedImage> {
  if (isOtherImage(bytes)) throw invalidInput([{ field: 'file', key: 'upload.otherFormat' }]);
  if (isJpeg(bytes) && countScans(bytes, MOST_SCANS) > MOST_SCANS) throw notAnImage();
  if (countFrames(bytes, MOST_FRAMES) > MOST_FRAMES) throw notAnImage();
  const sharp = await loadSharp();
  const image = withoutPngTexts(bytes);
  const open = () => sharp(image, READING);
  const metadata = await open().metadata();
  const isAvif = metadata.format === 'heif' && metadata.compression === 'av1';
  if (!FORMATS.has(metadata.format) && !isAvif) throw notAnImage();
  const { width, height } = metadata.autoOrient;
  assertShape(width, height);
  if (isTooLargeToDecode(metadata) || (isAvif && !isPlainAvif(bytes, metadata.width * metadata.height)))
    throw invalidInput([{ field: 'file', key: 'upload.tooManyPixels' }]);

  const widths = variantWidths(width);
  const widest = Math.max(...widths);
  const decode = () =>
    open()
      .autoOrient()
      .resize({ width: widest })
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: DECODE_SECONDS })
      .toBuffer({ resolveWithObject: true });
  const upright = isHeldWhole(metadata) ? await wholeGate.run(decode) : await decode();
  const raw = { width: upright.info.width, height: upright.info.height, channels: upright.info.channels };
  const variants: ImageVariant[] = [];
  for (const variantWidth of widths) {
    const encoded = sharp(upright.data, { raw })
      .resize({ width: variantWidth })
      .webp({ quality: QUALITY, effort: 3 })
      .timeout({ seconds: DECODE_SECONDS });
    variants.push({ width: variantWidth, bytes: await encoded.toBuffer() });
  }
  return { hash: hashOf(variants), width, height, variants };
}

/** Sizes are bounded before: it is the machine that has too much to do. */
function isOutOfTime(error: unknown): boolean {
  return error instanceof Error && /^timeout: \d+% complete/m.test(error.message);
}

function assertShape(width: number, height: number): void {
  const [long, short] = width > height ? [width, height] : [height, width];
  if (long > LONGEST_SIDE || long > short * STEEPEST_RATIO) throw invalidInput([{ field: 'file', key: 'upload.badShape' }]);
}

function hashOf(variants: readonly ImageVariant[]): string {
  const widest = variants.at(-1);
  if (!widest) throw notAnImage();
  return createHash('sha256').update(widest.bytes).digest('hex');
}

/** GIF, BMP, TIFF and what iPhones take (HEIC): images, and none that we take. */
function isOtherImage(bytes: Buffer): boolean {
  return /^(?:GIF8|BM|II\*\0|MM\0\*|[^]{4}ftyphe(?:ic|ix|vc))/.test(bytes.toString('latin1', 0, 16));
}

export function notAnImage(): AppError {
  return invalidInput([{ field: 'file', key: 'upload.notImage' }]);
}
