/**
 * A valid PNG of one bit a pixel, white, made without holding its pixels: few bytes as a file, a long decode once
 * opened.
 */
import { crc32, deflateSync } from 'node:zlib';

export function threadPng(width: number, height: number, extra = Buffer.alloc(0)): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.from(Buffer.concat([signature, chunk('IHDR', header), extra, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]));
}

/** The beginning of a PNG with pixels of four channels: a decoder learns from it how much memory it needs. */
export function pngHead(width: number, height: number, { bits = 8, isInterlaced = false } = {}): Buffer<ArrayBuffer> {
  const png = threadPng(1, 1);
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 6, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.from(Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), png.subarray(33)]));
}

/** A chunk of a PNG with its checksum. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
