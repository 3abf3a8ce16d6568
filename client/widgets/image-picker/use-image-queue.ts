import { useCallback, useEffect, useRef } from 'react';
import { useUploadImageMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { useOnline } from '../../platform/online';
import { messages } from './image-picker.messages';
import { isImage } from './is-image';
import { preparedImage } from './chosen-image';
import type { FormImage } from './chosen-image';
import { shrinkImage } from './shrink-image';

/** Applied to the image as it is by then; one that was removed meanwhile stays removed. */
export type ChangeImage = (key: string, to: (image: FormImage) => FormImage) => void;

interface Queue {
  /** False while there is no network: waiting images go on by themselves afterwards. */
  readonly online: boolean;
  /** Ends the sending of an image no one wants any more. */
  readonly stop: (key: string) => void;
}

/** Prepares the waiting images one by one and sends them one by one, each with its progress. */
export function useImageQueue(list: readonly FormImage[], change: ChangeImage, drop: (key: string, reason: string) => void): Queue {
  const [upload] = useAppMutation(useUploadImageMutation);
  const online = useOnline();
  const errorText = useErrorText();
  const t = useMessages(messages);
  const preparing = useRef<string | null>(null);
  const sending = useRef<{ readonly key: string; readonly abort: AbortController } | null>(null);

  const prepare = useCallback(
    async (key: string, original: File) => {
      preparing.current = key;
      if (!(await isImage(original))) {
        preparing.current = null;
        return drop(key, t('notImage', { file: original.name }));
      }
      const { file, readable } = await shrinkImage(original);
      preparing.current = null;
      change(key, (image) => {
        if (readable) return preparedImage(image, file);
        return { ...image, prepared: true, state: 'failed', hopeless: true, error: t('unreadable') };
      });
    },
    [change, drop, t],
  );

  const send = useCallback(
    async (key: string, file: File) => {
      const abort = new AbortController();
      sending.current = { key, abort };
      change(key, (image) => ({ ...image, state: 'sending', progress: 0, error: null, stalled: false }));
      const onProgress = (progress: number) => change(key, (image) => ({ ...image, progress }));
      const { data, failure } = await upload({
        variables: { file },
        context: { fetchOptions: { onProgress, signal: abort.signal } },
      });
      sending.current = null;
      change(key, (image) => {
        if (!failure) {
          const { id, url, srcset } = data.uploadImage;
          return { ...image, state: 'done', progress: 1, imageId: id, remote: url, srcset, file: null };
        }
        const stalled = failure.kind === 'network';
        if (stalled && !navigator.onLine) return { ...image, state: 'waiting', progress: 0 };
        return { ...image, state: 'failed', stalled, error: failure.message ?? errorText(stalled ? 'upload.failed' : 'upload.error') };
      });
    },
    [change, errorText, upload],
  );

  useEffect(() => {
    const next = list.find((image) => image.state === 'waiting' && !image.prepared);
    if (next?.file && !preparing.current) void prepare(next.key, next.file);
  }, [list, prepare]);

  useEffect(() => {
    if (!online) return;
    const next = list.find((image) => image.state === 'waiting');
    if (next?.prepared && next.file && !sending.current) void send(next.key, next.file);
  }, [list, online, send]);

  const latest = useRef(list);
  latest.current = list;
  useEffect(() => {
    if (!online) return;
    const stalled = latest.current.filter((image) => image.stalled && image.state === 'failed');
    for (const { key } of stalled) change(key, (image) => ({ ...image, state: 'waiting', stalled: false, error: null }));
  }, [change, online]);

  const stop = useCallback((key: string) => {
    if (sending.current?.key === key) sending.current.abort.abort();
  }, []);
  useEffect(() => () => sending.current?.abort.abort(), []);
  return { online, stop };
}
