import { useCallback, useEffect, useRef } from 'react';
import { useUploadPhotoMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { useOnline } from '../../platform/online';
import { messages } from './image-picker.messages';
import { preparedPhoto } from './photo';
import type { Photo } from './photo';
import { shrinkPhoto } from './shrink-photo';

/** Applied to the photo as it is by then; one that was removed meanwhile stays removed. */
export type ChangePhoto = (key: string, to: (photo: Photo) => Photo) => void;

interface Queue {
  /** False while there is no network: waiting photos go on by themselves afterwards. */
  readonly online: boolean;
  /** Ends the sending of a photo nobody wants any more. */
  readonly stop: (key: string) => void;
}

/** Prepares the waiting photos one by one and sends them one by one, each with its progress (design.md P11). */
export function usePhotoQueue(list: readonly Photo[], change: ChangePhoto): Queue {
  const [upload] = useAppMutation(useUploadPhotoMutation);
  const online = useOnline();
  const errorText = useErrorText();
  const t = useMessages(messages);
  const preparing = useRef<string | null>(null);
  const sending = useRef<{ readonly key: string; readonly abort: AbortController } | null>(null);

  const prepare = useCallback(
    async (key: string, original: File) => {
      preparing.current = key;
      const { file, readable } = await shrinkPhoto(original);
      preparing.current = null;
      change(key, (photo) => {
        if (readable) return preparedPhoto(photo, file);
        return { ...photo, prepared: true, state: 'failed', hopeless: true, error: t('unreadable') };
      });
    },
    [change, t],
  );

  const send = useCallback(
    async (key: string, file: File) => {
      const abort = new AbortController();
      sending.current = { key, abort };
      change(key, (photo) => ({ ...photo, state: 'sending', progress: 0, error: null, stalled: false }));
      const onProgress = (progress: number) => change(key, (photo) => ({ ...photo, progress }));
      const { data, failure } = await upload({
        variables: { file },
        context: { fetchOptions: { onProgress, signal: abort.signal } },
      });
      sending.current = null;
      change(key, (photo) => {
        if (!failure) {
          const { id, url, srcset } = data.uploadImage;
          return { ...photo, state: 'done', progress: 1, imageId: id, remote: url, srcset, file: null };
        }
        const stalled = failure.kind === 'network';
        if (stalled && !navigator.onLine) return { ...photo, state: 'waiting', progress: 0 };
        return { ...photo, state: 'failed', stalled, error: failure.message ?? errorText(stalled ? 'upload.failed' : 'upload.error') };
      });
    },
    [change, errorText, upload],
  );

  useEffect(() => {
    const next = list.find((photo) => photo.state === 'waiting' && !photo.prepared);
    if (next?.file && !preparing.current) void prepare(next.key, next.file);
  }, [list, prepare]);

  useEffect(() => {
    if (!online) return;
    const next = list.find((photo) => photo.state === 'waiting');
    if (next?.prepared && next.file && !sending.current) void send(next.key, next.file);
  }, [list, online, send]);

  const latest = useRef(list);
  latest.current = list;
  useEffect(() => {
    if (!online) return;
    const stalled = latest.current.filter((photo) => photo.stalled && photo.state === 'failed');
    for (const { key } of stalled) change(key, (photo) => ({ ...photo, state: 'waiting', stalled: false, error: null }));
  }, [change, online]);

  const stop = useCallback((key: string) => {
    if (sending.current?.key === key) sending.current.abort.abort();
  }, []);
  useEffect(() => () => sending.current?.abort.abort(), []);
  return { online, stop };
}
