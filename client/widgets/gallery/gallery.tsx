import { lazy, Suspense, useState } from 'react';
import { Maximize2 } from 'lucide-react';
import type { Picture_ImageFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { Picture } from '../../ui/picture';
import './gallery.css';
import { messages } from './gallery.messages';

/** Comes with the first picture that is pressed. */
const Zoom = lazy(async () => ({ default: (await import('./zoom')).Zoom }));

interface GalleryProps {
  name: string;
  images: readonly Picture_ImageFragment[];
}

/** The main picture, the others as buttons that show them large; a drawing says that it is one, and pressing shows it as large as the window. */
export function Gallery({ name, images }: GalleryProps) {
  const t = useMessages(messages);
  const [at, setAt] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const shown = images[at] ?? images[0];
  return (
    <figure className="pictures">
      <div className="pictures-main">
        <Picture image={shown} alt={name} sizes="(min-width: 1024px) 640px, 100vw" priority />
        {shown && (
          <button
            type="button"
            className="pictures-zoom"
            aria-label={t('zoomOf', { name })}
            title={t('zoomOf', { name })}
            onClick={() => setZoomed(true)}
          >
            <Maximize2 aria-hidden />
          </button>
        )}
      </div>
      {shown?.isIllustration && <figcaption className="pictures-caption">{t('illustration')}</figcaption>}
      {images.length > 1 && (
        <ul className="pictures-row">
          {images.map((image, index) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={t('photoOf', { name, number: index + 1 })}
                aria-pressed={image.id === shown?.id}
                onClick={() => setAt(index)}
              >
                <Picture image={image} alt="" sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense fallback={null}>
          <Zoom name={name} images={images} at={at < images.length ? at : 0} onMove={setAt} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </figure>
  );
}
