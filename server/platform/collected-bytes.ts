/**
 * Bytes that another machine sends, in pieces as small as it likes: each piece costs time and an object of its own, so
 * the pieces are counted as the bytes are, and are copied together.
 */

/** Number of pieces that any sender may use. */
const FREE_PIECES = 2_000;
/** Beyond them a piece has so many bytes on average: a packet of a network has more. */
const FAIR_PIECE = 256;
const BLOCK = 64 * 1024;

export type Excess = 'BYTES' | 'PIECES';

/** Counts what arrives against its limits. */
export class ByteCount {
  private bytes = 0;
  private pieces = 0;

  constructor(private readonly mostBytes: number) {}

  /** Counts one piece; returns which limit is exceeded with it, null for none. */
  add({ length }: Uint8Array): Excess | null {
    this.bytes += length;
    this.pieces += 1;
    if (this.bytes > this.mostBytes) return 'BYTES';
    return this.pieces > FREE_PIECES + this.bytes / FAIR_PIECE ? 'PIECES' : null;
  }
}

/** Holds pieces as one run of bytes. The first piece is kept as it is, since most bodies have no other. */
export class CollectedBytes {
  private readonly full: Uint8Array[] = [];
  private block: Buffer | null = null;
  private used = 0;

  add(piece: Uint8Array): void {
    if (this.full.length === 0) {
      this.full.push(piece);
      return;
    }
    for (let start = 0; start < piece.length;) {
      this.block ??= Buffer.allocUnsafeSlow(BLOCK);
      const part = piece.subarray(start, start + BLOCK - this.used);
      this.block.set(part, this.used);
      this.used += part.length;
      start += part.length;
      if (this.used === BLOCK) this.endBlock();
    }
  }

  /** Returns all of them. */
  take(): Buffer {
    this.endBlock();
    const [first] = this.full;
    return this.full.length === 1 && Buffer.isBuffer(first) ? first : Buffer.concat(this.full);
  }

  private endBlock(): void {
    if (this.block) this.full.push(this.block.subarray(0, this.used));
    this.block = null;
    this.used = 0;
  }
}
