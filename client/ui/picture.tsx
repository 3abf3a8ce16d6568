import { ImageOff } from 'lucide-react';

/** What a query asks of an Image: `image { url srcset width height isIllustration }`. */
export interface PictureSource {
  readonly url: string;
  readonly srcset: string;
  readonly width: number;
  readonly height: number;
}

interface PictureProps {
  image: PictureSource | null | undefined;
  /** '' where the name stands beside it. */
  alt: string;
  /** How wide it is drawn, as in `<img sizes>`: '(min-width: 1024px) 240px, 50vw'. */
  sizes: string;
  /** The one picture the screen is waiting for. */
  priority?: boolean;
  className?: string;
}

/** A stored picture in the width the screen needs; keeps its place while it loads. */
export function Picture({ image, alt, sizes, priority = false, className = 'picture' }: PictureProps) {
  if (!image)
    return (
      <span className="picture-missing" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <ImageOff aria-hidden />
      </span>
    );
  return (
    <img
      className={className}
      src={image.url}
      srcSet={image.srcset}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
