/**
 * Images of an import by their addresses: the seller's own are known, others are fetched once by the guarded GET,
 * re-encoded and stored like an upload, before the transaction that applies their lines. What was fetched for an
 * address is remembered, so that neither a restart nor the same file again fetches it twice.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../../schema/values/limits';
import { Config } from '../../../platform/config/env';
import { AppError } from '../../../platform/errors/app-error';
import { withDownloadTurn } from '../../../platform/files/read-upload';
import { guardedGet } from '../../../platform/http/guarded-get';
import { isAllowedTarget } from '../../../platform/http/guarded-post';
import { ImagesService } from '../../media/images.service';
import type { RowError, UpsertRow } from '../products/upsert/upsert-plan';
import type { ImportContent } from './import-content';
import { fetchedImages, rememberImage } from './import-images.store';
import { dueImport, type WaitingLine, waitingLines } from './product-imports.store';

interface ResolvedLine {
  readonly row: UpsertRow;
  readonly errors: readonly RowError[];
  /** Some of its images are fetched when it is applied. */
  readonly hasNewImages: boolean;
}

const FETCHES_AT_ONCE = 4;
const MOST_CHARACTERS = 1_000;
const WITHIN_MS = 10_000;

/** What is known of the addresses of a batch. */
export class ImageAddresses {
  constructor(
    /** All addresses that were looked for. */
    private readonly requested: ReadonlySet<string>,
    private readonly imageIds: ReadonlyMap<string, string>,
    private readonly failed: ReadonlySet<string>,
    private readonly allowPrivate: boolean,
  ) {}

  /** False where another process has applied the lines these addresses were read of. */
  covers(lines: readonly WaitingLine[]): boolean {
    return lines.every(({ content }) => addressesOf(content).every((url) => this.requested.has(url)));
  }

  /**
   * The line with ids in place of addresses. In a preview an address that is not fetched yet counts as an image to
   * come.
   */
  resolve({ imageUrls, ...row }: ImportContent, isPreview: boolean): ResolvedLine {
    if (!imageUrls) return { row, errors: [], hasNewImages: false };
    const wrong = imageUrls.some(
      (url) => !this.imageIds.has(url) && (url.length > MOST_CHARACTERS || !isAllowedTarget(url, this.allowPrivate)),
    );
    const missing = imageUrls.filter((url) => !this.imageIds.has(url));
    if (wrong || imageUrls.length > limits.imageCount) {
      const key = wrong ? 'import.imageAddress' : 'upload.tooMany';
      return { row, errors: [{ field: 'imageUrls', code: 'BAD_USER_INPUT', key }], hasNewImages: false };
    }
    if (missing.length > 0 && (!isPreview || missing.some((url) => this.failed.has(url)))) {
      return { row, errors: [{ field: 'imageUrls', code: 'UPLOAD_FAILED', key: 'import.imageFailed' }], hasNewImages: false };
    }
    // the rule that a product on the market has an image is met by one to come
    if (missing.length > 0) return { row: { ...row, addToSellPost: null }, errors: [], hasNewImages: true };
    return {
      row: { ...row, imageIds: [...new Set(imageUrls.flatMap((url) => this.imageIds.get(url) ?? []))] },
      errors: [],
      hasNewImages: false,
    };
  }
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ImportImagesService {
  constructor(
    private readonly db: DataSource,
    private readonly images: ImagesService,
    private readonly config: Config,
  ) {}

  /** The images of the next lines of an import; those of one that is applied are fetched. */
  async of(importId: string, lines: number): Promise<ImageAddresses> {
    const due = await dueImport(this.db, importId);
    const waiting = due ? await waitingLines(this.db, importId, lines) : [];
    const urls = [...new Set(waiting.flatMap(({ content }) => addressesOf(content)))];
    const failed = new Set<string>();
    if (!due || urls.length === 0) return new ImageAddresses(new Set(), new Map(), failed, this.config.webhookAllowPrivate);
    const known = new Map([...(await fetchedImages(this.db, due.sellerId, urls)), ...(await this.images.ownedByUrls(due.sellerId, urls))]);
    if (due.state === 'RUNNING') {
      const missing = urls.filter(
        (url) => !known.has(url) && url.length <= MOST_CHARACTERS && isAllowedTarget(url, this.config.webhookAllowPrivate),
      );
      await inTurns(missing, FETCHES_AT_ONCE, async (url) => {
        const imageId = await this.fetch(due.sellerId, url);
        if (imageId === null) failed.add(url);
        else known.set(url, imageId);
      });
    }
    return new ImageAddresses(new Set(urls), known, failed, this.config.webhookAllowPrivate);
  }

  /**
   * Null where there is no image at the address. An outage of our own database fails the batch, which is tried again.
   */
  private async fetch(ownerId: string, url: string): Promise<string | null> {
    const { webhookAllowPrivate: allowPrivate } = this.config;
    try {
      const image = await withDownloadTurn(ownerId, async () => {
        const bytes = await guardedGet({ url, maxBytes: limits.imageBytes, type: 'image/', allowPrivate, withinMs: WITHIN_MS }).catch(
          () => null,
        );
        return bytes && this.images.add(ownerId, bytes);
      });
      if (image) await rememberImage(this.db, ownerId, url, image.id);
      return image?.id ?? null;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }
}

function addressesOf({ imageUrls = [] }: ImportContent): readonly string[] {
  return imageUrls.slice(0, limits.imageCount);
}

/** At most `width` at a time. */
async function inTurns<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const turn = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, turn));
}
