/**
 * How much memory an image takes while it is decoded, from its head alone: an AVIF of a kilobyte may have 40 million
 * pixels. What counts is width × height × channels × bytes of a channel, and how its format is read: row by row, whole,
 * or whole and more than once. Measured with libvips 8.18: an AVIF of 24 million pixels takes 430 MB and 1.2 to 2.4 s,
 * an interlaced PNG of 16 bits 380 MB and 2.7 s at 40 million, a JPEG of a camera 30 MB and 0.4 s.
 */
import type { Metadata } from 'sharp';
import { serverLimits } from '../../../schema/values/server-limits';

/** 40 million pixels of 4 bytes. */
const MOST_BYTES = serverLimits.imagePixels * 4;
/** The decoder holds the image, its planes and its copy in other colours: 12 million pixels are taken. */
const AVIF_COPIES = 4;
/** An interlaced PNG and a progressive JPEG are held whole: their first rows are complete with the last byte. */
const WHOLE_COPIES = 2;

type Head = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'>;

export const isTooLargeToDecode = (head: Head): boolean => bytesToDecode(head) > MOST_BYTES;

/** One of these is decoded at a time, so that two do not need twice the memory. */
export const isHeldWhole = (head: Head): boolean => copiesOf(head) > 1 && bytesToDecode(head) > MOST_BYTES / 3;

function bytesToDecode(head: Head): number {
  return head.width * head.height * head.channels * (head.depth === 'uchar' ? 1 : 2) * copiesOf(head);
}

function copiesOf({ format, isProgressive }: Head): number {
  if (format === 'heif') return AVIF_COPIES;
  return isProgressive ? WHOLE_COPIES : 1;
}
