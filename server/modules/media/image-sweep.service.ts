/**
 * Removes the files of images that no row points at: what a killed upload or an aborted transaction leaves behind. A
 * job runs it every hour; it takes each content's lock, so that an upload of the same image at that moment stores its
 * files.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../platform/db/transaction';
import { ImageStore } from '../../platform/files/image-store';
import { parseVariantKey, variantKey, variantWidths } from '../../platform/files/image-variants';
import { isKnownHash, knownHashes, lockContent } from './images.store';

export const IMAGE_SWEEP_JOB = 'sweep-images';
export const IMAGE_SWEEP_CRON = '17 * * * *';

const ORPHAN_AGE_MS = 60 * 60 * 1000;
const BATCH = 200;

/** The files of an image are named by these two. */
export interface StoredContent {
  readonly hash: string;
  readonly width: number;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ImageSweepService {
  constructor(
    private readonly db: DataSource,
    private readonly store: ImageStore,
  ) {}

  /** The number of files removed. */
  async sweep(olderThan = new Date(Date.now() - ORPHAN_AGE_MS)): Promise<number> {
    let removed = 0;
    let batch = new Map<string, string[]>();
    for await (const key of this.store.list(olderThan)) {
      const hash = parseVariantKey(key)?.hash;
      if (!hash) continue;
      batch.set(hash, [...(batch.get(hash) ?? []), key]);
      if (batch.size === BATCH) {
        removed += await this.sweepBatch(batch);
        batch = new Map();
      }
    }
    return removed + (await this.sweepBatch(batch));
  }

  /**
   * At once, not after an hour: the files of an image that was taken down, unless another user's image has the same
   * content. Returns the number of files removed.
   */
  removeContent({ hash, width }: StoredContent): Promise<number> {
    return this.removeUnlessKnown(
      hash,
      variantWidths(width).map((variant) => variantKey(hash, variant)),
    );
  }

  private async sweepBatch(batch: ReadonlyMap<string, readonly string[]>): Promise<number> {
    if (batch.size === 0) return 0;
    let removed = 0;
    const storedHashes = await knownHashes(this.db, [...batch.keys()]);
    for (const [hash, keys] of batch) if (!storedHashes.has(hash)) removed += await this.removeUnlessKnown(hash, keys);
    return removed;
  }

  private async removeUnlessKnown(hash: string, keys: readonly string[]): Promise<number> {
    return inTransaction(this.db, async (tx) => {
      await lockContent(tx, hash);
      if (await isKnownHash(tx, hash)) return 0;
      for (const key of keys) await this.store.delete(key);
      return keys.length;
    });
  }
}
