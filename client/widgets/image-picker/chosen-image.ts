import type { ResponsiveImage_ImageFragment } from '../../generated/graphql';
import type { DraftFile } from '../../platform/device/draft-store';
import type { ImageView } from '../../ui/images/image-parts';

/** An image of a form: one the product has already, or a file on its way to the server. */
export interface FormImage extends ImageView {
  /** Present once the server has it. */
  readonly imageId: string | null;
  /** File to send: at first as chosen, and smaller once it is prepared. */
  readonly file: File | null;
  readonly prepared: boolean;
  /** Name, size and date of the chosen file: the same file twice is the same image. */
  readonly fingerprint: string | null;
  /** No response came: it goes on by itself when the connection is back. */
  readonly stalled: boolean;
}

const none = { imageId: null, file: null, prepared: false, fingerprint: null, stalled: false };

export function storedImage(image: Pick<ResponsiveImage_ImageFragment, 'id' | 'url' | 'srcset'>): FormImage {
  return { ...none, key: image.id, src: image.url, srcset: image.srcset, state: 'done', imageId: image.id };
}

export const fingerprintOf = (file: File) => `${file.name}|${file.size}|${file.lastModified}`;

let chosen = 0;

export function chosenImage(file: File): FormImage {
  chosen += 1;
  return {
    ...none,
    key: `chosen-${Date.now().toString(36)}-${chosen}`,
    src: URL.createObjectURL(file),
    name: file.name,
    bytes: file.size,
    state: 'waiting',
    progress: 0,
    file,
    fingerprint: fingerprintOf(file),
  };
}

/** The image as it will be sent; its preview shows the same small file, so that the phone can free the big one. */
export function preparedImage(formImage: FormImage, file: File): FormImage {
  if (file === formImage.file) return { ...formImage, prepared: true };
  forgetPreview(formImage);
  return { ...formImage, file, src: URL.createObjectURL(file), bytes: file.size, prepared: true };
}

/** Object URLs hold the whole file in memory until they are given back. */
export function forgetPreview(formImage: FormImage): void {
  if (formImage.src.startsWith('blob:')) URL.revokeObjectURL(formImage.src);
}

/** As a draft stores it: the bytes until the server has them, then where they are. */
export function imageForDraft(formImage: FormImage): DraftFile {
  const { key, name = '', file, prepared, imageId, fingerprint, srcset = null, remote = null, bytes = 0 } = formImage;
  const blob = imageId ? null : file;
  const facts = { image: key, prepared, imageId, fingerprint, srcset, url: remote ?? (imageId ? formImage.src : null), bytes };
  return { key: `${key}-${prepared ? 'small' : 'chosen'}`, name, type: blob?.type ?? '', blob, facts };
}

/**
 * From a draft: what the server has stays as it is, the rest waits to be sent. Null where neither bytes nor an upload
 * are left.
 */
export function imageFromDraft({ name, type, blob, facts }: DraftFile): FormImage | null {
  const { image: formImage, prepared, imageId, fingerprint, srcset, url, bytes } = facts;
  const about = {
    ...none,
    key: String(formImage),
    ...(name && { name, bytes: Number(bytes) }),
    prepared: prepared === true,
    fingerprint: typeof fingerprint === 'string' ? fingerprint : null,
  };
  if (typeof imageId === 'string' && typeof url === 'string')
    return { ...about, src: url, remote: url, srcset: typeof srcset === 'string' ? srcset : undefined, state: 'done', imageId };
  if (!blob) return null;
  const file = new File([blob], name, { type });
  return { ...about, src: URL.createObjectURL(file), state: 'waiting', progress: 0, file };
}
