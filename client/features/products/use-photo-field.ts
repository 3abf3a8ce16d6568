import { useCallback, useEffect } from 'react';
import type { Failure } from '../../platform/apollo/read-error';
import { useErrorText } from '../../platform/i18n/use-error-text';
import type { Photos } from '../../widgets/image-picker/use-photos';

type SetImageIds = (name: 'imageIds', keys: readonly string[]) => void;

/**
 * While the form is filled in, its `imageIds` are the keys of the photos, so that "at least one" is known before they are up. It is set anew
 * when the last photo has arrived too: what was said about one that failed is then no longer true.
 */
export function usePhotoField(photos: Photos, setValue: SetImageIds): void {
  const keys = photos.list.map((photo) => photo.key).join(' ');
  const complete = photos.list.every((photo) => photo.imageId);
  useEffect(() => setValue('imageIds', keys ? keys.split(' ') : []), [keys, complete]); // oxlint-disable-line react-hooks/exhaustive-deps -- setValue is new with every render
}

/** Waits for the photos and gives their ids in order, or the failure that keeps the form from being sent. */
export function usePhotoIds(photos: Photos): () => Promise<{ imageIds: string[]; failure: Failure | null }> {
  const errorText = useErrorText();
  return useCallback(async () => {
    const list = await photos.settled();
    const imageIds = list.flatMap((photo) => (photo.imageId ? [photo.imageId] : []));
    if (imageIds.length === list.length) return { imageIds, failure: null };
    const first = list[0]?.imageId === null;
    const message = errorText(first ? 'upload.mainFailed' : 'upload.imageFailed');
    return { imageIds, failure: { kind: 'server', code: null, message, fields: { imageIds: message } } };
  }, [errorText, photos]);
}
