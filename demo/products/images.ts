/**
 * The demo market's images: each drawing that is needed (rendered by `npm run art`) is stored once as the variants of
 * an upload are, and is shared by all products it suits; every seller has rows of their own. It uses the ImageStore.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ImageStore } from '../../server/platform/files/image-store';
import { variantKey, variantWidths } from '../../server/platform/files/image-variants';
import { productImageFile, PRODUCT_IMAGE_SIZE } from '../art/product-image-files';
import type { Subject } from '../art/illustrations';
import type { MarketRows } from '../rows';
import type { SeedRandom } from '../simulation/seed-random';

const AT_ONCE = 8;

type ImageRow = MarketRows['images'][number];

/** The row of an image and the hash of its stored drawing. */
export type StoredImage = Pick<ImageRow, 'id' | 'hash'>;

export class DemoImages {
  private readonly ids = new Map<string, string>();
  /** The ids of each drawing's rows. */
  private readonly wanted = new Map<string, string[]>();
  private readonly waiting: string[] = [];
  /** The hash of each drawing that is stored. */
  private readonly drawn = new Map<string, string>();
  private begun: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly rows: MarketRows,
    private readonly random: SeedRandom,
    private readonly store: ImageStore,
  ) {}

  /** The id of this owner's row of that drawing. Until it is drawn the row carries a stand-in for its hash. */
  findOrDraw(ownerId: string, subject: Subject, variant: number, look: number, at: Date): string {
    const drawing = `${subject}/${variant}/${look}`;
    const key = `${ownerId}/${drawing}`;
    const drawnId = this.ids.get(key);
    if (drawnId !== undefined) return drawnId;
    const id = this.random.id(at);
    const standIn = createHash('sha256').update(drawing).digest('hex');
    this.rows.images.push({ id, owner_id: ownerId, hash: standIn, ...PRODUCT_IMAGE_SIZE, is_illustration: true, created_at: at });
    this.ids.set(key, id);
    if (!this.wanted.has(drawing)) this.waiting.push(drawing);
    this.wanted.set(drawing, [...(this.wanted.get(drawing) ?? []), id]);
    return id;
  }

  /** Starts drawing what is wanted so far; no one waits for it yet. */
  begin(): void {
    this.begun = this.drawWaiting();
    // seen by the caller of finish()
    this.begun.catch(() => undefined);
  }

  /** Everything drawn and stored: the true hash of each row. */
  async finish(): Promise<StoredImage[]> {
    await this.begun;
    await this.drawWaiting();
    return [...this.wanted].flatMap(([drawing, ids]) => ids.map((id) => ({ id, hash: this.hashOf(drawing) })));
  }

  private hashOf(drawing: string): string {
    const hash = this.drawn.get(drawing);
    if (hash === undefined) throw new Error(`${drawing} was not drawn.`);
    return hash;
  }

  private async drawWaiting(): Promise<void> {
    const work = async (): Promise<void> => {
      for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) await this.draw(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  private async draw(drawing: string): Promise<void> {
    const [subject, variant, look] = drawing.split('/') as [Subject, string, string];
    const variants = await Promise.all(
      variantWidths(PRODUCT_IMAGE_SIZE.width).map(async (width) => {
        const file = productImageFile({ subject, variant: Number(variant), look: Number(look), width });
        return { width, bytes: await readFile(file) };
      }),
    );
    const hash = createHash('sha256')
      .update(variants.at(-1)?.bytes ?? drawing)
      .digest('hex');
    await Promise.all(variants.map(({ width, bytes }) => this.store.put(variantKey(hash, width), bytes)));
    this.drawn.set(drawing, hash);
  }
}
