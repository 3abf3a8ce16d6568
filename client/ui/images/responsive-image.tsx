import { ImageOff } from 'lucide-react';
import { savesData } from '../../platform/device/data-saver';

/** Holds the fields that a query selects of an Image: `image { url srcset width height isIllustration }`. */
export interface ImageSource {
  readonly url: string;
  readonly srcset: string;
  readonly width: number;
  readonly height: number;
}

interface ResponsiveImageProps {
  image: ImageSource | null | undefined;
  /** '' where the name is beside it. */
  alt: string;
  /** How wide it is drawn, as in `<img sizes>`: '(min-width: 1024px) 240px, 50vw'. */
  sizes: string;
  /** The one image the screen is waiting for. */
  priority?: boolean;
  className?: string;
  /** One of `drawingLooks`, where equal drawings stand beside each other. */
  look?: number;
}

/** The narrowest of '/a 320w, /b 640w'. */
const smallest = (srcset: string): string | undefined => srcset.split(' ', 1)[0];

/**
 * A stored image in the width the screen needs, the narrowest for those who spare data; holds its place while it loads.
 */
export function ResponsiveImage({ image, alt, sizes, priority = false, className = 'picture', look = 0 }: ResponsiveImageProps) {
  if (!image)
    return (
      <span className="image-missing" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <ImageOff aria-hidden />
      </span>
    );
  const small = savesData() ? smallest(image.srcset) : undefined;
  return (
    <img
      className={className}
      data-look={look || undefined}
      src={small || image.url}
      srcSet={small ? undefined : image.srcset}
      sizes={small ? undefined : sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
