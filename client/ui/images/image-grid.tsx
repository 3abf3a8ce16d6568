import { ArrowLeft, ArrowRight, EllipsisVertical, RotateCw, Star, Trash2 } from 'lucide-react';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../buttons/button';
import { Menu } from '../overlays/menu';
import type { MenuItem } from '../overlays/menu';
import { Thumbnail, useImageState } from './image-parts';
import type { ImageListProps, ImageView } from './image-parts';
import { StatusBadge } from '../display/status-badge';
import { messages } from './image-list.messages';
import { useImageFocus } from './use-image-focus';

const menuButton = '.image-menu';

/**
 * Three thumbnails in a row, each with its state below and a menu: make first, move, delete. Six images take two rows
 * of a phone.
 */
export function ImageGrid({ images, online = true, onRemove, onMove, onRetry, disabled = false, withMain = true }: ImageListProps) {
  const t = useMessages(messages);
  const stateText = useImageState(online);
  const { list, removing, moving } = useImageFocus(images);

  const move = (index: number, by: number) => {
    moving(index, by, [menuButton]);
    onMove(images[index]?.key ?? '', by);
  };
  const remove = (index: number) => {
    removing(index, menuButton);
    onRemove(images[index]?.key ?? '');
  };
  const itemsOf = (image: ImageView, index: number): MenuItem[] => [
    ...(canRetry(image) ? [{ key: 'retry', label: t('retry'), icon: <RotateCw aria-hidden />, onSelect: () => onRetry(image.key) }] : []),
    ...(index > 0
      ? [
          { key: 'first', label: t('makeFirst'), icon: <Star aria-hidden />, onSelect: () => move(index, -index) },
          { key: 'earlier', label: t('earlier'), icon: <ArrowLeft aria-hidden />, onSelect: () => move(index, -1) },
        ]
      : []),
    ...(index < images.length - 1
      ? [{ key: 'later', label: t('later'), icon: <ArrowRight aria-hidden />, onSelect: () => move(index, 1) }]
      : []),
    { key: 'delete', label: t('deleteImage'), icon: <Trash2 aria-hidden />, tone: 'danger', onSelect: () => remove(index) },
  ];
  if (images.length === 0) return null;
  return (
    <ol className="image-grid" ref={list}>
      {images.map((image, index) => {
        const number = index + 1;
        return (
          <li key={image.key} className="image-tile" data-state={image.state} data-image={image.key}>
            <div className="image-frame">
              <Thumbnail image={image} alt={image.name ?? t('photo', { number })} />
              {withMain && index === 0 && (
                <span className="image-main">
                  <StatusBadge tone="good">{t('mainImage')}</StatusBadge>
                </span>
              )}
              <Menu
                label={t('imageActions', { number })}
                triggerClass="bar-button image-menu"
                trigger={<EllipsisVertical aria-hidden />}
                items={disabled ? [] : itemsOf(image, index)}
              />
            </div>
            <span className="image-meta">{stateText(image)}</span>
            {image.state === 'sending' && (
              <progress className="progress" max={1} value={image.progress ?? 0} aria-label={t('photo', { number })} />
            )}
            {canRetry(image) && (
              <Button look="outline" tone="danger" full disabled={disabled} onClick={() => onRetry(image.key)}>
                {t('retry')}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const canRetry = ({ state, hopeless }: ImageView) => state === 'failed' && !hopeless;
