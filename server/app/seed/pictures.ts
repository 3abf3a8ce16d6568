/**
 * The demo market's pictures: each drawing that is needed (rendered by `npm run art`) goes once through the same pipeline and store as an
 * upload, and is shared by all goods it suits; every seller owns a row of his own. Speaks with the image pipeline and the ImageStore.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ImageStore } from '../../platform/files/image-store';
import { processImage } from '../../platform/files/image-pipeline';
import { variantKey } from '../../platform/files/image-variants';
import { goodsFile } from './art/goods-files';
import type { Subject } from './art/illustrations';
import type { MarketRows } from './rows';
import type { SeedRandom } from './seed-random';

/** As design.md §1.5 wants them: WebP of 320 and 640. */
const [WIDTH, HEIGHT] = [640, 512];
const AT_ONCE = 3;

type ImageRow = MarketRows['images'][number];

/** What became of a drawing's rows. */
export type StoredImage = Pick<ImageRow, 'id' | 'hash' | 'width' | 'height'>;

export class Pictures {
  private readonly ids = new Map<string, string>();
  /** The ids of each drawing's rows. */
  private readonly wanted = new Map<string, string[]>();
  private readonly waiting: string[] = [];
  private readonly drawn = new Map<string, Omit<StoredImage, 'id'>>();
  private begun: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly rows: MarketRows,
    private readonly random: SeedRandom,
    private readonly store: ImageStore,
  ) {}

  /** The id of this owner's row of that drawing. Until it is drawn the row carries a stand-in for its hash. */
  of(ownerId: string, subject: Subject, variant: number, at: Date): string {
    const drawing = `${subject}/${variant}`;
    const key = `${ownerId}/${drawing}`;
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.random.id(at);
    const standIn = createHash('sha256').update(drawing).digest('hex');
    this.rows.images.push({ id, owner_id: ownerId, hash: standIn, width: WIDTH, height: HEIGHT, is_illustration: true, created_at: at });
    this.ids.set(key, id);
    if (!this.wanted.has(drawing)) this.waiting.push(drawing);
    this.wanted.set(drawing, [...(this.wanted.get(drawing) ?? []), id]);
    return id;
  }

  /** Starts drawing what is wanted so far; nobody waits for it yet. */
  begin(): void {
    this.begun = this.drawWaiting();
    // seen by whoever awaits finish()
    this.begun.catch(() => undefined);
  }

  /** Everything drawn and stored: the true hash of each row. */
  async finish(): Promise<StoredImage[]> {
    await this.begun;
    await this.drawWaiting();
    return [...this.wanted].flatMap(([drawing, ids]) => ids.map((id) => ({ id, ...this.resultOf(drawing) })));
  }

  private resultOf(drawing: string): Omit<StoredImage, 'id'> {
    const result = this.drawn.get(drawing);
    if (!result) throw new Error(`${drawing} was not drawn.`);
    return result;
  }

  private async drawWaiting(): Promise<void> {
    const work = async (): Promise<void> => {
      for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) await this.draw(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  private async draw(drawing: string): Promise<void> {
    const [subject, variant] = drawing.split('/') as [Subject, string];
    const { hash, width, height, variants } = await processImage(await readFile(goodsFile(subject, Number(variant))));
    await Promise.all(variants.map((one) => this.store.put(variantKey(hash, one.width), one.bytes)));
    this.drawn.set(drawing, { hash, width, height });
  }
}
