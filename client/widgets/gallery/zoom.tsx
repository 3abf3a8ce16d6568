import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ResponsiveImage_ImageFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { IconButton } from '../../ui/buttons/button';
import { Dialog } from '../../ui/overlays/dialog';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { messages } from './gallery.messages';

interface ZoomProps {
  name: string;
  images: readonly ResponsiveImage_ImageFragment[];
  at: number;
  /** The text of an image; its name and number unless given. */
  textOf?: (index: number) => string;
  onMove: (at: number) => void;
  onClose: () => void;
  /** Below the image. */
  children?: ReactNode;
}

/** One image as large as the window; arrows and keys go on to the next. */
export function Zoom({ name, images, at, textOf, onMove, onClose, children }: ZoomProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const move = (by: number) => onMove((at + by + images.length) % images.length);
  const latest = useRef(move);
  latest.current = move;
  useEffect(() => {
    // of the whole window: the focus begins on the button that closes the dialog
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') latest.current(1);
      if (key === 'ArrowLeft') latest.current(-1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog open onClose={onClose} wide title={name}>
      <div className="zoom">
        <ResponsiveImage
          image={images[at]}
          alt={textOf?.(at) ?? t('imageOf', { name, number: format.number(at + 1) })}
          sizes="100vw"
          priority
        />
        {images.length > 1 && (
          <div className="zoom-steps">
            <IconButton label={t('previous')} onClick={() => move(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <span role="status">{format.digits(t('placeOf', { number: at + 1, count: images.length }))}</span>
            <IconButton label={t('next')} onClick={() => move(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
        )}
        {children}
      </div>
    </Dialog>
  );
}
