import { useCallback, useEffect } from 'react';
import type { Failure } from '../../../platform/apollo/read-error';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { messages } from '../products.messages';
import type { FormImages } from '../../../widgets/image-picker/use-images';

type SetImageIds = (name: 'imageIds', keys: readonly string[]) => void;

/**
 * While the form is filled in, its `imageIds` are the keys of the images, so that "at least one" is known before they
 * are uploaded. It is set again when the last image has arrived too: what was said about one that failed is then no
 * longer true.
 */
export function useImageField(images: FormImages, setValue: SetImageIds): void {
  const keys = images.list.map((image) => image.key).join(' ');
  const complete = images.list.every((image) => image.imageId);
  useEffect(() => setValue('imageIds', keys ? keys.split(' ') : []), [keys, complete]); // oxlint-disable-line react-hooks/exhaustive-deps -- setValue is new with every render
}

/** Waits for the images and gives their ids in order, or the failure that stops the form from being sent. */
export function useImageIds(images: FormImages): () => Promise<{ imageIds: string[]; failure: Failure | null }> {
  const errorText = useErrorText();
  const t = useMessages(messages);
  return useCallback(async () => {
    const list = await images.settled();
    const imageIds = list.flatMap((image) => (image.imageId ? [image.imageId] : []));
    if (imageIds.length === list.length) return { imageIds, failure: null };
    const waits = !navigator.onLine && list.every((image) => image.imageId !== null || image.state === 'waiting');
    const first = list[0]?.imageId === null;
    const message = waits ? t('imageWaits') : errorText(first ? 'upload.mainFailed' : 'upload.imageFailed');
    return { imageIds, failure: { kind: 'server', code: null, message, fields: { imageIds: message } } };
  }, [errorText, images, t]);
}
