import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ImageOff, Trash2 } from 'lucide-react';
import { useFormat } from '../platform/format';
import { useMessages } from '../platform/i18n/use-messages';
import { announce } from '../platform/live-region';
import { Button, IconButton } from './button';
import { StatusBadge } from './status-badge';
import { uiMessages } from './ui.messages';

export type PhotoState = 'waiting' | 'sending' | 'done' | 'failed';

export interface PhotoView {
  readonly key: string;
  /** Object URL or stored URL. */
  readonly src: string;
  /** Widths of a stored picture. */
  readonly srcset?: string | undefined;
  /** Where a picture lies on the server while `src` still shows the file. */
  readonly remote?: string;
  readonly name?: string;
  readonly bytes?: number;
  readonly state: PhotoState;
  /** 0 to 1 while sending. */
  readonly progress?: number;
  /** Why it failed, in the reader's words. */
  readonly error?: string | null;
  /** Trying again would fail again. */
  readonly hopeless?: boolean;
}

interface PhotoListProps {
  photos: readonly PhotoView[];
  /** Without a network those that wait say so. */
  online?: boolean;
  onRemove: (key: string) => void;
  onMove: (key: string, by: -1 | 1) => void;
  onRetry: (key: string) => void;
  disabled?: boolean;
}

/** A phone's own format may not be shown by its browser: then a sign stands in its place. */
function Thumbnail({ photo, alt }: { photo: PhotoView; alt: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === photo.src)
    return (
      <span className="photo-broken" role="img" aria-label={alt}>
        <ImageOff aria-hidden />
      </span>
    );
  const widths = photo.src.startsWith('blob:') ? undefined : photo.srcset;
  return (
    <img
      src={photo.src}
      srcSet={widths}
      sizes={widths && '88px'}
      alt={alt}
      width={88}
      height={72}
      decoding="async"
      onError={() => setBroken(photo.src)}
    />
  );
}

/** The chosen photos in their order, each with its own state, remove and move buttons (design.md P11). Looks only: sending is the picker's work. */
export function PhotoList({ photos, online = true, onRemove, onMove, onRetry, disabled = false }: PhotoListProps) {
  const t = useMessages(uiMessages);
  const format = useFormat();
  const list = useRef<HTMLOListElement>(null);
  /** Where the focus goes once the list has changed: its button may be gone. */
  const refocus = useRef<string[]>([]);

  useEffect(() => {
    const selectors = refocus.current.splice(0);
    const target = selectors.map((selector) => list.current?.parentElement?.querySelector<HTMLElement>(selector)).find(Boolean);
    target?.focus();
  }, [photos]);

  const remove = (key: string, index: number) => {
    const next = photos[index + 1] ?? photos[index - 1];
    refocus.current = [...(next ? [`[data-photo="${next.key}"] [data-does=remove]`] : []), 'input[type=file]'];
    announce(t('photoGone', { number: index + 1 }));
    onRemove(key);
  };
  const move = (key: string, index: number, by: -1 | 1) => {
    const [same, other] = by < 0 ? ['earlier', 'later'] : ['later', 'earlier'];
    refocus.current = [same, other].map((does) => `[data-photo="${key}"] [data-does=${does}]`);
    announce(t('photoMoved', { number: index + 1 + by, count: photos.length }));
    onMove(key, by);
  };
  const stateText = (photo: PhotoView): ReactNode => {
    if (photo.state === 'failed') return photo.error ?? t('photoFailed');
    if (photo.state === 'sending') return t('photoSending', { percent: format.percent(Math.round((photo.progress ?? 0) * 100)) });
    if (photo.state === 'waiting' && !online) return t('photoOffline');
    return t(photo.state === 'done' ? 'photoDone' : 'photoWaiting');
  };
  return (
    <ol className="photo-list" ref={list}>
      {photos.map((photo, index) => {
        const number = index + 1;
        return (
          <li key={photo.key} className="photo-row" data-state={photo.state} data-photo={photo.key}>
            <Thumbnail photo={photo} alt={photo.name ?? t('photo', { number })} />
            <div style={{ minWidth: 0 }}>
              <span className="one-line">{photo.name ?? t('photo', { number })}</span>
              <span className="photo-meta">
                {photo.bytes !== undefined && `${format.bytes(photo.bytes)} · `}
                {stateText(photo)}
              </span>
              {photo.state === 'sending' && (
                <progress className="progress" max={1} value={photo.progress ?? 0} aria-label={t('photo', { number })} />
              )}
            </div>
            <IconButton
              label={t('removePhoto', { number })}
              data-does="remove"
              disabled={disabled}
              onClick={() => remove(photo.key, index)}
            >
              <Trash2 aria-hidden />
            </IconButton>
            {(photos.length > 1 || (photo.state === 'failed' && !photo.hopeless) || index === 0) && (
              <div className="photo-tools">
                {index === 0 && (
                  <span style={{ marginInlineEnd: 'auto', alignSelf: 'center' }}>
                    <StatusBadge tone="good">{t('mainPhoto')}</StatusBadge>
                  </span>
                )}
                {photo.state === 'failed' && !photo.hopeless && (
                  <Button look="outline" tone="danger" disabled={disabled} onClick={() => onRetry(photo.key)}>
                    {t('retry')}
                  </Button>
                )}
                {index > 0 && (
                  <IconButton
                    label={t('moveEarlier', { number })}
                    data-does="earlier"
                    disabled={disabled}
                    onClick={() => move(photo.key, index, -1)}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                )}
                {number < photos.length && (
                  <IconButton
                    label={t('moveLater', { number })}
                    data-does="later"
                    disabled={disabled}
                    onClick={() => move(photo.key, index, 1)}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
