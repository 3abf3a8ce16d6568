import type { Picture_ImageFragment } from '../../generated/graphql';
import type { KeptFile } from '../../platform/drafts/draft-store';
import type { PhotoView } from '../../ui/photo-list';

/** A photo of a form: one the product has already, or a file on its way to the server. */
export interface Photo extends PhotoView {
  /** Present once the server has it. */
  readonly imageId: string | null;
  /** What is sent: as chosen, and small once it is prepared. */
  readonly file: File | null;
  readonly prepared: boolean;
  /** Name, size and date of the chosen file: the same file twice is the same photo. */
  readonly fingerprint: string | null;
  /** No answer came: it goes on by itself when the connection is back. */
  readonly stalled: boolean;
}

const none = { imageId: null, file: null, prepared: false, fingerprint: null, stalled: false };

export function storedPhoto(image: Pick<Picture_ImageFragment, 'id' | 'url' | 'srcset'>): Photo {
  return { ...none, key: image.id, src: image.url, srcset: image.srcset, state: 'done', imageId: image.id };
}

export const fingerprintOf = (file: File) => `${file.name}|${file.size}|${file.lastModified}`;

let chosen = 0;

export function chosenPhoto(file: File): Photo {
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

/** The photo as it will be sent; its preview shows the same small file, so that the phone can let go of the big one. */
export function preparedPhoto(photo: Photo, file: File): Photo {
  if (file === photo.file) return { ...photo, prepared: true };
  forgetPreview(photo);
  return { ...photo, file, src: URL.createObjectURL(file), bytes: file.size, prepared: true };
}

/** Object URLs hold the whole file in memory until they are given back. */
export function forgetPreview(photo: Photo): void {
  if (photo.src.startsWith('blob:')) URL.revokeObjectURL(photo.src);
}

/** As a draft keeps it: the bytes until the server has them, then where they are. */
export function keptPhoto(photo: Photo): KeptFile {
  const { key, name = '', file, prepared, imageId, fingerprint, srcset = null, remote = null, bytes = 0 } = photo;
  const blob = imageId ? null : file;
  const facts = { photo: key, prepared, imageId, fingerprint, srcset, url: remote ?? (imageId ? photo.src : null), bytes };
  return { key: `${key}-${prepared ? 'small' : 'chosen'}`, name, type: blob?.type ?? '', blob, facts };
}

/** From a draft: what the server has stays as it is, the rest waits to be sent. Null where neither bytes nor an upload are left. */
export function photoFromDraft({ name, type, blob, facts }: KeptFile): Photo | null {
  const { photo, prepared, imageId, fingerprint, srcset, url, bytes } = facts;
  const about = {
    ...none,
    key: String(photo),
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
