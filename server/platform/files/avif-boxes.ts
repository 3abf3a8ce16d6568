/**
 * The boxes of an AVIF (ISO/IEC 14496-12 and 23008-12) that say how much is decoded. A file of a kilobyte may put its
 * picture together from tiles of 100 million pixels, or turn it a hundred times, and the head shows the result alone.
 * Cameras and programs write one picture, its transparency and a small preview, turned at most once.
 */
interface Box {
  readonly type: string;
  readonly body: Buffer;
}

/** Kinds of items that a picture has; `grid`, `iovl` and `iden` are put together from others. */
const ITEMS = new Set(['av01', 'Exif', 'mime']);
const TURNS = new Set(['irot', 'imir', 'clap']);
/** A file has some ten. */
const MOST_BOXES = 200;

/** False where more is decoded than a picture of so many pixels, or where that is not clear. */
export function isPlainAvif(bytes: Buffer, pixels: number): boolean {
  try {
    const top = boxesOf(bytes);
    const [meta, ...others] = top.filter(({ type }) => type === 'meta');
    if (!meta || others.length > 0 || top.some(({ type }) => type === 'moov')) return false;
    const inMeta = boxesOf(meta.body.subarray(4));
    const properties = boxesOf(only(inMeta, 'iprp'));
    const container = boxesOf(only(properties, 'ipco'));
    const sizes = container.filter(({ type }) => type === 'ispe');
    return (
      itemTypes(only(inMeta, 'iinf')).every((type) => ITEMS.has(type)) &&
      sizes.every(({ body }) => body.readUInt32BE(4) * body.readUInt32BE(8) <= pixels) &&
      turnsOnce(only(properties, 'ipma'), container)
    );
  } catch {
    return false;
  }
}

/** Throws for what is cut off, or has too many boxes. */
function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length;) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short;
    if (size < head || at + size > bytes.length || boxes.length >= MOST_BOXES) throw new RangeError('box');
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + head, at + size) });
    at += size;
  }
  return boxes;
}

/** Throws where there is none, or more than one. */
function only(boxes: readonly Box[], type: string): Buffer {
  const [box, ...others] = boxes.filter((one) => one.type === type);
  if (!box || others.length > 0) throw new RangeError(type);
  return box.body;
}

function itemTypes(iinf: Buffer): string[] {
  const entries = boxesOf(iinf.subarray(iinf.readUInt8(0) === 0 ? 6 : 8));
  return entries.map(({ type, body }) => {
    const version = body.readUInt8(0);
    if (type !== 'infe' || version < 2) throw new RangeError('infe');
    const at = version === 2 ? 8 : 10;
    return body.toString('latin1', at, at + 4);
  });
}

/** No item is turned, mirrored or cut twice. */
function turnsOnce(ipma: Buffer, container: readonly Box[]): boolean {
  const [version, flags] = [ipma.readUInt8(0), ipma.readUInt8(3)];
  let at = 8;
  for (let left = ipma.readUInt32BE(4); left > 0; left -= 1) {
    at += version === 0 ? 2 : 4;
    const count = ipma.readUInt8(at);
    at += 1;
    const turns: string[] = [];
    for (let property = 0; property < count; property += 1) {
      const index = (flags & 1) === 1 ? ipma.readUInt16BE(at) & 0x7fff : ipma.readUInt8(at) & 0x7f;
      at += (flags & 1) === 1 ? 2 : 1;
      const type = container[index - 1]?.type ?? '';
      if (TURNS.has(type)) turns.push(type);
    }
    if (new Set(turns).size < turns.length) return false;
  }
  return true;
}
