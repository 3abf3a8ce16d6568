import { useState } from 'react';
import { ImageOff } from 'lucide-react';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './image-list.messages';

type ImageState = 'waiting' | 'sending' | 'done' | 'failed';

export interface ImageView {
  readonly key: string;
  /** Object URL or stored URL. */
  readonly src: string;
  /** Widths of a stored image. */
  readonly srcset?: string | undefined;
  /** Where an image is on the server while `src` still shows the file. */
  readonly remote?: string;
  readonly name?: string;
  readonly bytes?: number;
  readonly state: ImageState;
  /** 0 to 1 while sending. */
  readonly progress?: number;
  /** Why it failed, in the user's language. */
  readonly error?: string | null;
  /** Trying again would fail again. */
  readonly hopeless?: boolean;
}

export interface ImageListProps {
  images: readonly ImageView[];
  /** Without a network those that wait show so. */
  online?: boolean;
  onRemove: (key: string) => void;
  /** By so many places, towards the first where it is below 0. */
  onMove: (key: string, by: number) => void;
  onRetry: (key: string) => void;
  disabled?: boolean;
  /** Whether the first one is the main image, and marked so. */
  withMain?: boolean;
}

/** A phone's own format may not be shown by its browser: then a sign is in its place. */
export function Thumbnail({ image, alt }: { image: ImageView; alt: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === image.src)
    return (
      <span className="image-broken" role="img" aria-label={alt}>
        <ImageOff aria-hidden />
      </span>
    );
  const widths = image.src.startsWith('blob:') ? undefined : image.srcset;
  return (
    <img
      src={image.src}
      srcSet={widths}
      sizes={widths && '88px'}
      alt={alt}
      width={88}
      height={72}
      decoding="async"
      onError={() => setBroken(image.src)}
    />
  );
}

/** How far an image is, or why it failed. */
export function useImageState(online: boolean): (image: ImageView) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (image) => {
    if (image.state === 'failed') return image.error ?? t('imageFailed');
    if (image.state === 'sending') return t('imageSending', { percent: format.percent(Math.round((image.progress ?? 0) * 100)) });
    if (image.state === 'waiting' && !online) return t('imageOffline');
    return t(image.state === 'done' ? 'imageDone' : 'imageWaiting');
  };
}
