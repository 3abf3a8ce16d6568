/**
 * The images of a REST product call: files, or addresses of images stored before, under `image` (the main one) and
 * `secondaryImages`. Turns them into image ids; an address that is not one of the caller's own images is rejected as an
 * upload that failed, unless the client has uploaded it to one of the operator's clouds (client-uploads.ts).
 */
import { injectable } from 'tsyringe';
import type { AppError } from '../platform/errors/app-error';
import { invalidInput } from '../platform/errors/validation-error';
import { namedFailure, type UploadFailure } from '../platform/files/upload-failure';
import type { ShownImage } from '../modules/media/image.entity';
import { ImagesService } from '../modules/media/images.service';
import { ClientUploads } from './client-uploads';
import { ProductPresenter } from './presenters/product.presenter';
import type { RestFile, RestValue, SignedRestCall } from './rest-route';

export type Source = RestFile | ShownImage | string;

@injectable()
export class ProductImageFiles {
  constructor(
    private readonly images: ImagesService,
    private readonly presenter: ProductPresenter,
    private readonly clientUploads: ClientUploads,
  ) {}

  /** In their order, the main one first. What an edit does not mention stays as it is. */
  sources(call: SignedRestCall, current: readonly ShownImage[] = []): Source[] {
    const { fields, files } = call;
    const [main, ...secondary] = current;
    const mainFiles = files.filter(({ field }) => field === 'image');
    const otherFiles = files.filter(({ field }) => field !== 'image');
    const mains = mainFiles.length > 0 ? mainFiles : given(fields.image, main ? [main] : []);
    const kept = given(fields.secondaryImages ?? fields['secondaryImages[]'], otherFiles.length > 0 ? [] : secondary);
    return [...mains, ...kept, ...otherFiles];
  }

  /**
   * Resolves addresses first, so that a wrong one leaves nothing stored; then stores what is new, one after the other.
   * An image that cannot be stored ends the call: an edit with "Image upload failed", a new product's first one with
   * "Main product image upload failed".
   */
  async store(call: SignedRestCall, sources: readonly Source[], current: readonly ShownImage[] = []): Promise<string[]> {
    const images: (ShownImage | RestFile | string)[] = [];
    for (const source of sources) images.push(typeof source === 'string' ? await this.behind(call, source, current) : source);
    const ids: string[] = [];
    for (const source of images) {
      if (typeof source === 'string') ids.push((await this.clientUploads.store(call.viewer, source)).id);
      else if ('id' in source) ids.push(source.id);
      else
        ids.push(
          await this.upload(call, source, current.length > 0 ? 'upload.imageFailed' : ids.length === 0 ? 'upload.mainFailed' : null),
        );
    }
    return ids;
  }

  /** `message`: the text of a failure; null leaves it to the store. */
  private async upload({ viewer }: SignedRestCall, { received }: RestFile, message: UploadFailure | null): Promise<string> {
    try {
      return (await received.withBytes(viewer.id, (bytes) => this.images.upload(viewer, bytes))).id;
    } catch (error) {
      throw message ? namedFailure(error, message) : error;
    }
  }

  private async behind(call: SignedRestCall, address: string, current: readonly ShownImage[]): Promise<ShownImage | string> {
    const stored = this.presenter.storedAddress(address.trim(), call);
    const image = current.find((shown) => this.images.isAddressOf(shown, stored)) ?? (await this.images.ownedByUrl(call.viewer.id, stored));
    if (!image && this.clientUploads.isOne(stored)) return stored;
    if (!image) throw noImage();
    return image;
  }
}

/** The ids of those that came as files, of all in their order. */
export function idsOfFiles(sources: readonly Source[], imageIds: readonly string[]): string[] {
  return imageIds.filter((_id, place) => {
    const source = sources[place];
    return typeof source === 'object' && 'received' in source;
  });
}

function noImage(): AppError {
  return invalidInput([{ field: 'image', key: 'upload.imageFailed' }]);
}

function given(value: RestValue | undefined, otherwise: readonly ShownImage[]): readonly Source[] {
  if (value === undefined) return otherwise;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((address): address is string => {
    if (typeof address !== 'string') throw noImage();
    return address !== '';
  });
}
