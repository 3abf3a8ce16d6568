import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { MessageKey } from '../../../schema/messages/text';
import type { ResponsiveImage_ImageFragment } from '../../generated/graphql';
import type { DraftFile } from '../../platform/device/draft-store';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { chooseImages } from './choose-images';
import type { ImageLimit } from './choose-images';
import { messages } from './image-picker.messages';
import { chosenImage, forgetPreview, imageForDraft, imageFromDraft, storedImage } from './chosen-image';
import type { FormImage } from './chosen-image';
import { useImageQueue } from './use-image-queue';
import type { ChangeImage } from './use-image-queue';

export interface FormImages {
  readonly list: readonly FormImage[];
  /** Messages about files that were not taken. */
  readonly rejections: readonly string[];
  /** Hints, not errors: an image that is here already. */
  readonly notes: readonly string[];
  readonly online: boolean;
  /** For a draft; a new list only when an image came, went, moved or reached another state. */
  readonly stored: readonly DraftFile[];
  readonly add: (files: Iterable<File>) => void;
  readonly remove: (key: string) => void;
  readonly move: (key: string, by: number) => void;
  readonly retry: (key: string) => void;
  /** Other images in the place of these: a draft's, or what is stored. */
  readonly restore: (files: readonly DraftFile[]) => readonly string[];
  readonly reset: (stored: readonly ResponsiveImage_ImageFragment[]) => void;
  /** Waits until no image is on its way any more; without a network those that wait stay behind. */
  readonly settled: () => Promise<readonly FormImage[]>;
}

const isOnItsWay = (image: FormImage) => image.state === 'waiting' || image.state === 'sending';

/** The server knows an image by its content: two files with the same one are one image. */
function withoutTwins(list: readonly FormImage[]): readonly FormImage[] {
  return list.filter((image, index) => !image.imageId || list.findIndex((one) => one.imageId === image.imageId) === index);
}

/** One message a reason, with the names of the files that it left out. */
function messagesOf(
  rejected: readonly { readonly key: MessageKey; readonly file: string }[],
  reason: (key: MessageKey, file: string) => string,
  notTaken: (names: string) => string,
): string[] {
  const byReason = new Map<string, string[]>();
  for (const { key, file } of rejected) byReason.set(reason(key, file), [...(byReason.get(reason(key, file)) ?? []), file]);
  return [...byReason].map(([text, files]) => {
    const names = files.filter((file) => !text.includes(file));
    return names.length > 0 ? `${text}. ${notTaken(names.join(', '))}` : text;
  });
}

/** The list itself, and what changes one image of it. Previews are released when the form is left. */
function useImageList(stored: readonly ResponsiveImage_ImageFragment[]) {
  const [list, setList] = useState<readonly FormImage[]>(() => stored.map(storedImage));
  const latest = useRef(list);
  latest.current = list;
  useEffect(() => () => latest.current.forEach(forgetPreview), []);

  const change = useCallback<ChangeImage>((key, to) => {
    setList((before) => before.map((image) => (image.key === key ? to(image) : image)));
  }, []);
  const takeOut = useCallback((key: string) => {
    const removed = latest.current.find((image) => image.key === key);
    if (removed) forgetPreview(removed);
    setList((before) => before.filter((image) => image.key !== key));
  }, []);
  const move = useCallback((key: string, by: number) => {
    setList((before) => {
      const from = before.findIndex((image) => image.key === key);
      const moved = before[from];
      if (!moved || from + by < 0 || from + by >= before.length) return before;
      const rest = before.filter((image) => image.key !== key);
      return [...rest.slice(0, from + by), moved, ...rest.slice(from + by)];
    });
  }, []);
  const retry = useCallback((key: string) => change(key, (image) => ({ ...image, state: 'waiting', error: null })), [change]);
  return { list, setList, latest, change, takeOut, move, retry };
}

/** Resolves with the images once none is on its way. */
function useImagesSettled(list: readonly FormImage[], latest: RefObject<readonly FormImage[]>, online: boolean): FormImages['settled'] {
  const waiters = useRef<((formImages: readonly FormImage[]) => void)[]>([]);
  const moving = list.some((image) => image.state === 'sending' || (online && image.state === 'waiting'));
  useEffect(() => {
    if (!moving) waiters.current.splice(0).forEach((notify) => notify(list));
  }, [list, moving]);
  return useCallback(
    () =>
      new Promise<readonly FormImage[]>((resolve) => {
        if (navigator.onLine && latest.current.some(isOnItsWay)) waiters.current.push(resolve);
        else resolve(latest.current);
      }),
    [latest],
  );
}

/**
 * The images of a form: chosen files go up one at a time, each with its own progress, and may be retried, removed and
 * reordered.
 */
export function useImages(stored: readonly ResponsiveImage_ImageFragment[] = [], limit?: ImageLimit): FormImages {
  const { list, setList, latest, change, takeOut, move, retry } = useImageList(stored);
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const errorText = useErrorText();
  const t = useMessages(messages);
  /** Removes a file that is not an image from the list, and shows the reason. */
  const drop = useCallback(
    (key: string, reason: string) => {
      takeOut(key);
      setRejections((before) => [...new Set([...before, reason])]);
    },
    [takeOut],
  );
  const { online, stop } = useImageQueue(list, change, drop);

  useEffect(() => {
    const one = withoutTwins(list);
    if (one.length === list.length) return;
    const twins = list.filter((image) => !one.includes(image));
    setNotes(twins.map((image) => t('repeated', { file: image.name ?? '' })));
    setList(one);
  }, [list, setList, t]);

  const settled = useImagesSettled(list, latest, online);

  const add = useCallback(
    (files: Iterable<File>) => {
      const { taken, rejected, repeated } = chooseImages(files, latest.current, limit);
      setRejections(
        messagesOf(
          rejected,
          (key, file) => errorText(key, { file }),
          (names) => t('notTaken', { names }),
        ),
      );
      setNotes(repeated.map((file) => t('repeated', { file })));
      if (taken.length) setList((before) => [...before, ...taken.map(chosenImage)]);
    },
    [errorText, latest, limit, setList, t],
  );

  const remove = useCallback(
    (key: string) => {
      stop(key);
      takeOut(key);
    },
    [stop, takeOut],
  );

  const replace = useCallback(
    (formImages: readonly FormImage[]) => {
      latest.current.forEach(forgetPreview);
      setRejections([]);
      setNotes([]);
      setList(formImages);
    },
    [latest, setList],
  );
  const restore = useCallback(
    (files: readonly DraftFile[]) => {
      const formImages = files.map(imageFromDraft).filter((image) => image !== null);
      replace(formImages);
      return formImages.map((image) => image.key);
    },
    [replace],
  );
  const reset = useCallback((images: readonly ResponsiveImage_ImageFragment[]) => replace(images.map(storedImage)), [replace]);

  const states = list.map(({ key, prepared, imageId }) => `${key} ${prepared} ${imageId}`).join('\n');
  const saved = useMemo(() => list.filter((image) => !image.hopeless).map(imageForDraft), [states]); // oxlint-disable-line react/memo-dependencies, react/exhaustive-deps -- a change of progress alone is not stored

  return useMemo(
    () => ({ list, rejections, notes, online, stored: saved, add, remove, move, retry, restore, reset, settled }),
    [add, saved, list, move, notes, online, rejections, remove, reset, restore, retry, settled],
  );
}
