import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useFormat } from '../platform/format';
import { useMessages } from '../platform/i18n/use-messages';
import { Button, IconButton } from './button';
import { StatusBadge } from './status-badge';
import { uiMessages } from './ui.messages';

export type PhotoState = 'waiting' | 'sending' | 'done' | 'failed';

export interface PhotoView {
  readonly key: string;
  /** Object URL or stored URL. */
  readonly src: string;
  readonly name?: string;
  readonly bytes?: number;
  readonly state: PhotoState;
  /** 0 to 1 while sending. */
  readonly progress?: number;
  /** Why it failed, in the reader's words. */
  readonly error?: string | null;
}

interface PhotoListProps {
  photos: readonly PhotoView[];
  onRemove: (key: string) => void;
  onMove: (key: string, by: -1 | 1) => void;
  onRetry: (key: string) => void;
  disabled?: boolean;
}

/** The chosen photos in their order, each with its own state, remove and move buttons (design.md P11). Looks only: sending is the picker's work. */
export function PhotoList({ photos, onRemove, onMove, onRetry, disabled = false }: PhotoListProps) {
  const t = useMessages(uiMessages);
  const format = useFormat();
  const stateText = (photo: PhotoView): ReactNode => {
    if (photo.state === 'failed') return photo.error ?? t('photoFailed');
    if (photo.state === 'sending') return t('photoSending', { percent: format.percent(Math.round((photo.progress ?? 0) * 100)) });
    return t(photo.state === 'done' ? 'photoDone' : 'photoWaiting');
  };
  return (
    <ol className="photo-list">
      {photos.map((photo, index) => {
        const number = index + 1;
        return (
          <li key={photo.key} className="photo-row" data-state={photo.state}>
            <img src={photo.src} alt={photo.name ?? t('photo', { number })} width={88} height={72} />
            <div style={{ minWidth: 0 }}>
              {photo.name && <span className="one-line">{photo.name}</span>}
              <span className="photo-meta">
                {photo.bytes !== undefined && `${format.bytes(photo.bytes)} · `}
                {stateText(photo)}
              </span>
              {photo.state === 'sending' && (
                <progress className="progress" max={1} value={photo.progress ?? 0} aria-label={t('photo', { number })} />
              )}
            </div>
            <IconButton label={t('removePhoto', { number })} disabled={disabled} onClick={() => onRemove(photo.key)}>
              <Trash2 aria-hidden />
            </IconButton>
            {(photos.length > 1 || photo.state === 'failed') && (
              <div className="photo-tools">
                {index === 0 && (
                  <span style={{ marginInlineEnd: 'auto', alignSelf: 'center' }}>
                    <StatusBadge tone="good">{t('mainPhoto')}</StatusBadge>
                  </span>
                )}
                {photo.state === 'failed' && (
                  <Button look="outline" tone="danger" disabled={disabled} onClick={() => onRetry(photo.key)}>
                    {t('retry')}
                  </Button>
                )}
                {index > 0 && (
                  <IconButton label={t('moveEarlier', { number })} disabled={disabled} onClick={() => onMove(photo.key, -1)}>
                    <ArrowUp aria-hidden />
                  </IconButton>
                )}
                {number < photos.length && (
                  <IconButton label={t('moveLater', { number })} disabled={disabled} onClick={() => onMove(photo.key, 1)}>
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
