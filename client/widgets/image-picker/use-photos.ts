import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '../../../schema/values/limits';
import { useUploadPhotoMutation } from '../../generated/graphql';
import type { Picture_ImageFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { chosenPhoto, forgetPreview, storedPhoto } from './photo';
import type { Photo } from './photo';
import { shrinkPhoto } from './shrink-photo';

export interface Photos {
  readonly list: readonly Photo[];
  /** Sentences about files that were not taken. */
  readonly refusals: readonly string[];
  readonly add: (files: Iterable<File>) => void;
  readonly remove: (key: string) => void;
  readonly move: (key: string, by: -1 | 1) => void;
  readonly retry: (key: string) => void;
  readonly clear: () => void;
  /** Waits until no photo is on its way any more. */
  readonly settled: () => Promise<readonly Photo[]>;
}

const isOnItsWay = (photo: Photo) => photo.state === 'waiting' || photo.state === 'sending';

/** The photos of a form: chosen files go up one at a time, each with its own progress, and may be retried, removed and reordered (design.md P11). */
export function usePhotos(stored: readonly Picture_ImageFragment[] = []): Photos {
  const [list, setList] = useState<readonly Photo[]>(() => stored.map(storedPhoto));
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [upload] = useAppMutation(useUploadPhotoMutation);
  const failureText = useFailureText();
  const errorText = useErrorText();
  const sending = useRef<string | null>(null);
  const latest = useRef(list);
  latest.current = list;

  const change = useCallback((key: string, to: Partial<Photo>) => {
    setList((before) => before.map((photo) => (photo.key === key ? { ...photo, ...to } : photo)));
  }, []);

  const send = useCallback(
    async (photo: Photo) => {
      if (!photo.file) return;
      sending.current = photo.key;
      change(photo.key, { state: 'sending', progress: 0, error: null });
      const file = await shrinkPhoto(photo.file);
      const onProgress = (progress: number) => change(photo.key, { progress });
      const { data, failure } = await upload({ variables: { file }, context: { fetchOptions: { onProgress } } });
      sending.current = null;
      if (failure) change(photo.key, { state: 'failed', error: failureText(failure, errorText('upload.failed')) });
      else change(photo.key, { state: 'done', progress: 1, imageId: data.uploadImage.id });
    },
    [change, errorText, failureText, upload],
  );

  const waiters = useRef<((photos: readonly Photo[]) => void)[]>([]);
  useEffect(() => {
    if (list.some(isOnItsWay)) return;
    waiters.current.splice(0).forEach((tell) => tell(list));
  }, [list]);
  const settled = useCallback(
    () =>
      new Promise<readonly Photo[]>((resolve) => {
        if (latest.current.some(isOnItsWay)) waiters.current.push(resolve);
        else resolve(latest.current);
      }),
    [],
  );

  useEffect(() => {
    const next = list.find((photo) => photo.state === 'waiting');
    if (next && !sending.current) void send(next);
  }, [list, send]);

  useEffect(() => () => latest.current.forEach(forgetPreview), []);

  const add = useCallback(
    (files: Iterable<File>) => {
      const refused: string[] = [];
      const taken: Photo[] = [];
      for (const file of files) {
        if (file.type && !file.type.startsWith('image/')) refused.push(errorText('upload.notImage'));
        else if (file.size > limits.imageBytes) refused.push(errorText('upload.tooLarge', { file: file.name }));
        else if (latest.current.length + taken.length >= limits.imageCount)
          refused.push(errorText('upload.tooMany', { max: limits.imageCount }));
        else taken.push(chosenPhoto(file));
      }
      setRefusals([...new Set(refused)]);
      if (taken.length) setList((before) => [...before, ...taken]);
    },
    [errorText],
  );

  const remove = useCallback((key: string) => {
    const gone = latest.current.find((photo) => photo.key === key);
    if (gone) forgetPreview(gone);
    setList((before) => before.filter((photo) => photo.key !== key));
  }, []);

  const move = useCallback((key: string, by: -1 | 1) => {
    setList((before) => {
      const from = before.findIndex((photo) => photo.key === key);
      const moved = before[from];
      if (!moved || from + by < 0 || from + by >= before.length) return before;
      const rest = before.filter((photo) => photo.key !== key);
      return [...rest.slice(0, from + by), moved, ...rest.slice(from + by)];
    });
  }, []);

  const retry = useCallback((key: string) => change(key, { state: 'waiting', error: null }), [change]);
  const clear = useCallback(() => {
    latest.current.forEach(forgetPreview);
    setRefusals([]);
    setList([]);
  }, []);

  return useMemo(
    () => ({
      list,
      refusals,
      add,
      remove,
      move,
      retry,
      clear,
      settled,
    }),
    [add, clear, list, move, refusals, remove, retry, settled],
  );
}
