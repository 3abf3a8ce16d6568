/** This knows the addresses of images in the lines of a step, and decides what becomes of each line. It is pure. */
import { limits } from '../../../../schema/values/limits';
import { isAllowedTarget } from '../../../platform/outgoing/guarded-post';
import type { RowError, UpsertRow } from '../editing/upsert/upsert-plan';
import type { ImportContent } from './import-content';
import type { WaitingLine } from './product-imports.store';

interface ResolvedLine {
  readonly row: UpsertRow;
  readonly errors: readonly RowError[];
  /** Some of its images are fetched when it is applied. */
  readonly hasNewImages: boolean;
}

interface KnownAddresses {
  /** All of these addresses were looked for. */
  readonly requested: ReadonlySet<string>;
  readonly imageIds: ReadonlyMap<string, string>;
  readonly failed: Pick<ReadonlySet<string>, 'has'>;
  /** There was no time to fetch them yet. */
  readonly later: ReadonlySet<string>;
}

const MOST_CHARACTERS = 1_000;

export class ImageAddresses {
  constructor(
    private readonly addresses: KnownAddresses,
    private readonly allowPrivate: boolean,
  ) {}

  /** False where another process has applied the lines these addresses were read of. */
  covers(lines: readonly WaitingLine[]): boolean {
    return lines.every(({ content }) => addressesOf(content).every((url) => this.addresses.requested.has(url)));
  }

  /** Lines are applied in the order of the file, up to the first one whose images there was no time for. */
  settled(lines: readonly WaitingLine[]): readonly WaitingLine[] {
    const first = lines.findIndex(({ content }) => !this.isSettled(content));
    return first === -1 ? lines : lines.slice(0, first);
  }

  /**
   * The line with ids in place of addresses. In a preview an address that is not fetched yet counts as an image to
   * come.
   */
  resolve({ imageUrls, ...row }: ImportContent, isPreview: boolean): ResolvedLine {
    if (!imageUrls) return { row, errors: [], hasNewImages: false };
    const { imageIds, failed } = this.addresses;
    const missing = imageUrls.filter((url) => !imageIds.has(url));
    const wrong = missing.some((url) => !isFetchable(url, this.allowPrivate));
    if (wrong || imageUrls.length > limits.imageCount) {
      const key = wrong ? 'import.imageAddress' : 'upload.tooMany';
      return { row, errors: [{ field: 'imageUrls', code: 'BAD_USER_INPUT', key }], hasNewImages: false };
    }
    if (missing.length > 0 && (!isPreview || missing.some((url) => failed.has(url)))) {
      return { row, errors: [{ field: 'imageUrls', code: 'UPLOAD_FAILED', key: 'import.imageFailed' }], hasNewImages: false };
    }
    // the rule that a product on the market has an image is met by one to come
    if (missing.length > 0) return { row: { ...row, addToSellPost: null }, errors: [], hasNewImages: true };
    return {
      row: { ...row, imageIds: [...new Set(imageUrls.flatMap((url) => imageIds.get(url) ?? []))] },
      errors: [],
      hasNewImages: false,
    };
  }

  /** Reports whether all images of the line are settled; one failed image is enough for the line to fail. */
  private isSettled(content: ImportContent): boolean {
    const urls = addressesOf(content);
    return urls.some((url) => this.addresses.failed.has(url)) || !urls.some((url) => this.addresses.later.has(url));
  }
}

export function addressesOf({ imageUrls = [] }: ImportContent): readonly string[] {
  return imageUrls.slice(0, limits.imageCount);
}

export function isFetchable(url: string, allowPrivate: boolean): boolean {
  return url.length <= MOST_CHARACTERS && isAllowedTarget(url, allowPrivate);
}
