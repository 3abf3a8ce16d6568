/**
 * Rendered pages for the few seconds in which other visitors ask for the same: bounded by their bytes, one render for
 * all who wait.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type PageEncoding = 'br' | 'gzip' | 'identity';

export interface CachedPage {
  readonly status: number;
  readonly styleHash: string | null;
  readonly etag: string;
  readonly bodyIn: (encoding: PageEncoding) => Promise<Buffer>;
}

interface Entry {
  readonly page: CachedPage;
  readonly bytes: number;
  readonly until: number;
}

export interface PageSource {
  readonly status: number;
  readonly html: string;
  readonly styleHash: string | null;
}

export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly rendering = new Map<string, Promise<CachedPage | null>>();
  private bytes = 0;
  private running = 0;
  /** Rises with each clear: what was begun before is not stored. */
  private changes = 0;

  constructor(
    private readonly settings: { readonly secondsFresh: number; readonly mostBytes: number; readonly mostAtOnce: number },
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Null: it cannot be rendered, or too many others are being rendered already; neither is stored. */
  async get(key: string, render: () => Promise<PageSource | null>): Promise<CachedPage | null> {
    const entry = this.entries.get(key);
    if (entry && entry.until > this.now()) return entry.page;
    const waiting = this.rendering.get(key);
    if (waiting) return waiting;
    if (this.running >= this.settings.mostAtOnce) return null;
    this.running += 1;
    const { changes } = this;
    const work = render()
      .then((source) => source && this.made(key, source, changes === this.changes))
      .finally(() => {
        this.running -= 1;
        if (this.rendering.get(key) === work) this.rendering.delete(key);
      });
    this.rendering.set(key, work);
    return work;
  }

  /**
   * Clears the cache after a change of what pages show: a page that was rendered or begun before is not given to anyone
   * who requests it from now on.
   */
  clear(): void {
    this.changes += 1;
    this.entries.clear();
    this.rendering.clear();
    this.bytes = 0;
  }

  private made(key: string, { status, html, styleHash }: PageSource, isFresh: boolean): CachedPage {
    const plain = Buffer.from(html);
    const packed = new Map<PageEncoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
    const bodyIn = (encoding: PageEncoding): Promise<Buffer> => {
      const body = packed.get(encoding) ?? pack(plain, encoding);
      packed.set(encoding, body);
      return body;
    };
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
    const page: CachedPage = { status, styleHash, etag, bodyIn };
    // its packed forms are smaller than a quarter of it each
    if (isFresh) this.add(key, { page, bytes: plain.length * 1.5, until: this.now() + this.settings.secondsFresh * 1000 });
    return page;
  }

  private add(key: string, entry: Entry): void {
    this.remove(key);
    this.entries.set(key, entry);
    this.bytes += entry.bytes;
    for (const [oldest, { until }] of this.entries) {
      if (until > this.now() && this.bytes <= this.settings.mostBytes) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}

/** Brotli 5 makes 12 KB of a page of 100 KB in 3 ms on a thread of its own. */
function pack(plain: Buffer, encoding: PageEncoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(plain, { level: 6 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return brotli(plain, { params });
}
