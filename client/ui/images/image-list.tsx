import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button, IconButton } from '../buttons/button';
import { ImageGrid } from './image-grid';
import { Thumbnail, useImageState } from './image-parts';
import type { ImageListProps } from './image-parts';
import { StatusBadge } from '../display/status-badge';
import { messages } from './image-list.messages';
import { useImageFocus } from './use-image-focus';
import { tableWidth, useMediaQuery } from '../layout/use-media-query';

/**
 * The chosen images in their order: thumbnails with a menu on a phone, rows from 768 px on. Sending is the picker's
 * work.
 */
export function ImageList(props: ImageListProps) {
  const wide = useMediaQuery(tableWidth);
  return wide ? <ImageRows {...props} /> : <ImageGrid {...props} />;
}

/** Each image with its name, its own state, remove and move buttons. */
function ImageRows({ images, online = true, onRemove, onMove, onRetry, disabled = false, withMain = true }: ImageListProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const stateText = useImageState(online);
  const { list, removing, moving } = useImageFocus(images);

  const remove = (key: string, index: number) => {
    removing(index, '[data-does=remove]');
    onRemove(key);
  };
  const move = (key: string, index: number, by: -1 | 1) => {
    const [same, other] = by < 0 ? ['earlier', 'later'] : ['later', 'earlier'];
    moving(index, by, [`[data-does=${same}]`, `[data-does=${other}]`]);
    onMove(key, by);
  };
  return (
    <ol className="image-list" ref={list}>
      {images.map((image, index) => {
        const number = index + 1;
        return (
          <li key={image.key} className="image-row" data-state={image.state} data-image={image.key}>
            <Thumbnail image={image} alt={image.name ?? t('photo', { number })} />
            <div style={{ minWidth: 0 }}>
              <span className="one-line">{image.name ?? t('photo', { number })}</span>
              <span className="image-meta">
                {image.bytes !== undefined && `${format.bytes(image.bytes)} · `}
                {stateText(image)}
              </span>
              {image.state === 'sending' && (
                <progress className="progress" max={1} value={image.progress ?? 0} aria-label={t('photo', { number })} />
              )}
            </div>
            <IconButton
              label={t('removeImage', { number })}
              data-does="remove"
              disabled={disabled}
              onClick={() => remove(image.key, index)}
            >
              <Trash2 aria-hidden />
            </IconButton>
            {(images.length > 1 || (image.state === 'failed' && !image.hopeless) || (withMain && index === 0)) && (
              <div className="image-tools">
                {withMain && index === 0 && (
                  <span style={{ marginInlineEnd: 'auto', alignSelf: 'center' }}>
                    <StatusBadge tone="good">{t('mainImage')}</StatusBadge>
                  </span>
                )}
                {image.state === 'failed' && !image.hopeless && (
                  <Button look="outline" tone="danger" disabled={disabled} onClick={() => onRetry(image.key)}>
                    {t('retry')}
                  </Button>
                )}
                {index > 0 && (
                  <IconButton
                    label={t('moveEarlier', { number })}
                    data-does="earlier"
                    disabled={disabled}
                    onClick={() => move(image.key, index, -1)}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                )}
                {number < images.length && (
                  <IconButton
                    label={t('moveLater', { number })}
                    data-does="later"
                    disabled={disabled}
                    onClick={() => move(image.key, index, 1)}
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
