import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '../../../schema/values/limits';
import type { Picture_ImageFragment } from '../../generated/graphql';
import type { KeptFile } from '../../platform/drafts/draft-store';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { choosePhotos } from './choose-photos';
import { messages } from './image-picker.messages';
import { chosenPhoto, forgetPreview, keptPhoto, photoFromDraft, storedPhoto } from './photo';
import type { Photo } from './photo';
import { usePhotoQueue } from './use-photo-queue';
import type { ChangePhoto } from './use-photo-queue';

export interface Photos {
  readonly list: readonly Photo[];
  /** Sentences about files that were not taken. */
  readonly refusals: readonly string[];
  /** Kind remarks: a photo that is here already. */
  readonly notes: readonly string[];
  readonly online: boolean;
  /** For a draft; a new list only when a photo came, went, moved or reached another state. */
  readonly kept: readonly KeptFile[];
  readonly add: (files: Iterable<File>) => void;
  readonly remove: (key: string) => void;
  readonly move: (key: string, by: -1 | 1) => void;
  readonly retry: (key: string) => void;
  /** Other photos in the place of these: a draft's, or what is stored. */
  readonly restore: (files: readonly KeptFile[]) => readonly string[];
  readonly reset: (stored: readonly Picture_ImageFragment[]) => void;
  /** Waits until no photo is on its way any more; without a network those that wait stay behind. */
  readonly settled: () => Promise<readonly Photo[]>;
}

const isOnItsWay = (photo: Photo) => photo.state === 'waiting' || photo.state === 'sending';

/** The server knows a picture by its content: two files with the same one are one photo. */
function withoutTwins(list: readonly Photo[]): readonly Photo[] {
  return list.filter((photo, index) => !photo.imageId || list.findIndex((one) => one.imageId === photo.imageId) === index);
}

/** The photos of a form: chosen files go up one at a time, each with its own progress, and may be retried, removed and reordered (design.md P11). */
export function usePhotos(stored: readonly Picture_ImageFragment[] = []): Photos {
  const [list, setList] = useState<readonly Photo[]>(() => stored.map(storedPhoto));
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const errorText = useErrorText();
  const t = useMessages(messages);
  const latest = useRef(list);
  latest.current = list;

  const change = useCallback<ChangePhoto>((key, to) => {
    setList((before) => before.map((photo) => (photo.key === key ? to(photo) : photo)));
  }, []);
  const { online, stop } = usePhotoQueue(list, change);

  useEffect(() => {
    const one = withoutTwins(list);
    if (one.length === list.length) return;
    const twins = list.filter((photo) => !one.includes(photo));
    setNotes(twins.map((photo) => t('repeated', { file: photo.name ?? '' })));
    setList(one);
  }, [list, t]);

  const waiters = useRef<((photos: readonly Photo[]) => void)[]>([]);
  const moving = list.some((photo) => photo.state === 'sending' || (online && photo.state === 'waiting'));
  useEffect(() => {
    if (!moving) waiters.current.splice(0).forEach((tell) => tell(list));
  }, [list, moving]);
  const settled = useCallback(
    () =>
      new Promise<readonly Photo[]>((resolve) => {
        if (navigator.onLine && latest.current.some(isOnItsWay)) waiters.current.push(resolve);
        else resolve(latest.current);
      }),
    [],
  );

  useEffect(() => () => latest.current.forEach(forgetPreview), []);

  const add = useCallback(
    (files: Iterable<File>) => {
      const { taken, refused, repeated } = choosePhotos(files, latest.current);
      setRefusals([...new Set(refused.map(({ key, file }) => errorText(key, { file, max: limits.imageCount })))]);
      setNotes(repeated.map((file) => t('repeated', { file })));
      if (taken.length) setList((before) => [...before, ...taken.map(chosenPhoto)]);
    },
    [errorText, t],
  );

  const remove = useCallback(
    (key: string) => {
      const found = latest.current.find((photo) => photo.key === key);
      if (found) forgetPreview(found);
      stop(key);
      setList((before) => before.filter((photo) => photo.key !== key));
    },
    [stop],
  );

  const move = useCallback((key: string, by: -1 | 1) => {
    setList((before) => {
      const from = before.findIndex((photo) => photo.key === key);
      const moved = before[from];
      if (!moved || from + by < 0 || from + by >= before.length) return before;
      const rest = before.filter((photo) => photo.key !== key);
      return [...rest.slice(0, from + by), moved, ...rest.slice(from + by)];
    });
  }, []);

  const retry = useCallback((key: string) => change(key, (photo) => ({ ...photo, state: 'waiting', error: null })), [change]);

  const replace = useCallback((photos: readonly Photo[]) => {
    latest.current.forEach(forgetPreview);
    setRefusals([]);
    setNotes([]);
    setList(photos);
  }, []);
  const restore = useCallback(
    (files: readonly KeptFile[]) => {
      const photos = files.map(photoFromDraft).filter((photo) => photo !== null);
      replace(photos);
      return photos.map((photo) => photo.key);
    },
    [replace],
  );
  const reset = useCallback((images: readonly Picture_ImageFragment[]) => replace(images.map(storedPhoto)), [replace]);

  const states = list.map(({ key, prepared, imageId }) => `${key} ${prepared} ${imageId}`).join('\n');
  const kept = useMemo(() => list.filter((photo) => !photo.hopeless).map(keptPhoto), [states]); // oxlint-disable-line react/memo-dependencies, react/exhaustive-deps -- progress alone is nothing to keep

  return useMemo(
    () => ({ list, refusals, notes, online, kept, add, remove, move, retry, restore, reset, settled }),
    [add, kept, list, move, notes, online, refusals, remove, reset, restore, retry, settled],
  );
}
