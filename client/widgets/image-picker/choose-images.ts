import { limits } from '../../../schema/values/limits';
import type { MessageKey } from '../../../schema/messages/text';
import { fingerprintOf } from './chosen-image';
import type { FormImage } from './chosen-image';

/** Which of the chosen files become images of the form, and the messages about the others. */
export interface Choice {
  readonly taken: readonly File[];
  readonly rejected: readonly { readonly key: MessageKey; readonly file: string }[];
  /** Names of files the form has already. */
  readonly repeated: readonly string[];
}

/** How many images a form takes, and the message about the others. */
export interface ImageLimit {
  readonly max: number;
  readonly tooMany: MessageKey;
}
const ofProduct: ImageLimit = { max: limits.imageCount, tooMany: 'upload.tooMany' };

export function chooseImages(files: Iterable<File>, present: readonly FormImage[], { max, tooMany } = ofProduct): Choice {
  const taken: File[] = [];
  const rejected: { key: MessageKey; file: string }[] = [];
  const repeated: string[] = [];
  const fingerprints = new Set(present.map((image) => image.fingerprint));
  for (const file of files) {
    const print = fingerprintOf(file);
    if (fingerprints.has(print)) repeated.push(file.name);
    else if (file.type && !file.type.startsWith('image/')) rejected.push({ key: 'upload.notImage', file: file.name });
    else if (file.size > limits.imageBytes) rejected.push({ key: 'upload.tooLarge', file: file.name });
    else if (present.length + taken.length >= max) rejected.push({ key: tooMany, file: file.name });
    else {
      fingerprints.add(print);
      taken.push(file);
    }
  }
  return { taken, rejected, repeated };
}
