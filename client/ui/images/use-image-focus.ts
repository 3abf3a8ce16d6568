import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { messages } from './image-list.messages';

interface ImageFocus {
  readonly list: RefObject<HTMLOListElement | null>;
  /**
   * Before the image at this place is removed: the same control of its neighbour gets the focus, else the file input.
   */
  readonly removing: (index: number, control: string) => void;
  /** Before it is moved: the focus goes with it, to the first of these controls that it has there. */
  readonly moving: (index: number, by: number, controls: readonly string[]) => void;
}

/**
 * Where the focus goes once a list of images has changed, since its button may be gone, and what is announced of the
 * change.
 */
export function useImageFocus(images: readonly { readonly key: string }[]): ImageFocus {
  const t = useMessages(messages);
  const list = useRef<HTMLOListElement>(null);
  const refocus = useRef<string[]>([]);
  useEffect(() => {
    const selectors = refocus.current.splice(0);
    const target = selectors.map((selector) => list.current?.parentElement?.querySelector<HTMLElement>(selector)).find(Boolean);
    target?.focus();
  }, [images]);
  const of = (key: string, control: string) => `[data-image="${key}"] ${control}`;
  return {
    list,
    removing: (index, control) => {
      const next = images[index + 1] ?? images[index - 1];
      refocus.current = [...(next ? [of(next.key, control)] : []), 'input[type=file]'];
      announce(t('imageRemoved', { number: index + 1 }));
    },
    moving: (index, by, controls) => {
      const key = images[index]?.key ?? '';
      refocus.current = controls.map((control) => of(key, control));
      announce(t('imageMoved', { number: index + 1 + by, count: images.length }));
    },
  };
}
