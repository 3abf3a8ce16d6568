import type { Picture_ImageFragment } from '../../generated/graphql';
import type { PhotoView } from '../../ui/photo-list';

/** A photo of a form: one the product has already, or a file on its way to the server. */
export interface Photo extends PhotoView {
  /** Present once the server has it. */
  readonly imageId: string | null;
  readonly file: File | null;
}

export function storedPhoto(image: Picture_ImageFragment): Photo {
  return { key: image.id, src: image.url, state: 'done', imageId: image.id, file: null };
}

let chosen = 0;

export function chosenPhoto(file: File): Photo {
  chosen += 1;
  return {
    key: `chosen-${chosen}`,
    src: URL.createObjectURL(file),
    name: file.name,
    bytes: file.size,
    state: 'waiting',
    progress: 0,
    imageId: null,
    file,
  };
}

/** Object URLs hold the whole file in memory until they are given back. */
export function forgetPreview(photo: Photo): void {
  if (photo.file) URL.revokeObjectURL(photo.src);
}
