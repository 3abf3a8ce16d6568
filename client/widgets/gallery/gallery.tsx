import { useState } from 'react';
import { Maximize2 } from 'lucide-react';
import type { ResponsiveImage_ImageFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import './gallery.css';
import { messages } from './gallery.messages';
import { OpenedInVain, lazyPart } from '../../ui/feedback/lazy-part';

/** Comes with the first image that is pressed. */
const Zoom = lazyPart(async () => (await import('./zoom')).Zoom, { missing: OpenedInVain });

interface GalleryProps {
  name: string;
  images: readonly ResponsiveImage_ImageFragment[];
}

/**
 * The main image, the others as buttons that show them large; a drawing shows that it is one, and pressing shows it as
 * large as the window.
 */
export function Gallery({ name, images }: GalleryProps) {
  const t = useMessages(messages);
  const [at, setAt] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const shown = images[at] ?? images[0];
  return (
    <figure className="pictures">
      <div className="gallery-main">
        <ResponsiveImage image={shown} alt={name} sizes="(min-width: 1024px) 640px, 100vw" priority />
        {shown && (
          <button
            type="button"
            className="gallery-zoom"
            aria-label={t('zoomOf', { name })}
            title={t('zoomOf', { name })}
            onClick={() => setZoomed(true)}
          >
            <Maximize2 aria-hidden />
          </button>
        )}
      </div>
      {shown?.isIllustration && <figcaption className="gallery-caption">{t('illustration')}</figcaption>}
      {images.length > 1 && (
        <ul className="gallery-row">
          {images.map((image, index) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={t('imageOf', { name, number: index + 1 })}
                aria-pressed={image.id === shown?.id}
                onClick={() => setAt(index)}
              >
                <ResponsiveImage image={image} alt="" sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && <Zoom name={name} images={images} at={at < images.length ? at : 0} onMove={setAt} onClose={() => setZoomed(false)} />}
    </figure>
  );
}
