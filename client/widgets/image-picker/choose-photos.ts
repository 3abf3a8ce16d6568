import { limits } from '../../../schema/values/limits';
import type { MessageKey } from '../../../schema/messages/text';
import { fingerprintOf } from './photo';
import type { Photo } from './photo';

/** Which of the chosen files become photos of the form, and what is said about the others. */
export interface Choice {
  readonly taken: readonly File[];
  readonly refused: readonly { readonly key: MessageKey; readonly file: string }[];
  /** Names of files the form has already. */
  readonly repeated: readonly string[];
}

export function choosePhotos(files: Iterable<File>, present: readonly Photo[]): Choice {
  const taken: File[] = [];
  const refused: { key: MessageKey; file: string }[] = [];
  const repeated: string[] = [];
  const known = new Set(present.map((photo) => photo.fingerprint));
  for (const file of files) {
    const print = fingerprintOf(file);
    if (known.has(print)) repeated.push(file.name);
    else if (file.type && !file.type.startsWith('image/')) refused.push({ key: 'upload.notImage', file: file.name });
    else if (file.size > limits.imageBytes) refused.push({ key: 'upload.tooLarge', file: file.name });
    else if (present.length + taken.length >= limits.imageCount) refused.push({ key: 'upload.tooMany', file: file.name });
    else {
      known.add(print);
      taken.push(file);
    }
  }
  return { taken, refused, repeated };
}
