/**
 * A PNG without its texts. Fifty compressed ones of 8 KB unpack to 400 MB, which sharp would hold as strings, and no
 * image needs them. Nothing else of the file is changed, and what is no PNG is returned as it is.
 */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);
/** Length and kind before the content of a chunk, its checksum after it. */
const HEAD = 8;
const CHECKSUM = 4;

export function withoutPngTexts(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return bytes;
  const parts: Buffer[] = [];
  let kept = 0;
  let at = SIGNATURE.length;
  while (at + HEAD <= bytes.length) {
    const end = at + HEAD + bytes.readUInt32BE(at) + CHECKSUM;
    if (TEXTS.has(bytes.toString('latin1', at + 4, at + HEAD))) {
      if (at > kept) parts.push(bytes.subarray(kept, at));
      kept = Math.min(end, bytes.length);
    }
    at = end;
  }
  return kept === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(kept)]);
}
