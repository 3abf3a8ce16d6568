import { useState } from 'react';
import type { ReviewImage_ImageFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { messages } from './reviews.messages';
import { OpenedInVain, lazyPart } from '../../ui/feedback/lazy-part';

/** Come with the press that needs them: most users only look at the small ones. */
const ReviewImageViewer = lazyPart(async () => (await import('./review-image-viewer')).ReviewImageViewer, { missing: OpenedInVain });
const ReportImageDialog = lazyPart(async () => (await import('./review-image-dialogs')).ReportImageDialog, { missing: OpenedInVain });
const HideImageDialog = lazyPart(async () => (await import('./review-image-dialogs')).HideImageDialog, { missing: OpenedInVain });

interface ReviewImagesProps {
  images: readonly ReviewImage_ImageFragment[];
  authorName: string;
}

/** The images of a review, small; each opens as large as the window, where users report it and admins hide it. */
export function ReviewImages({ images, authorName }: ReviewImagesProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [at, setAt] = useState<number | null>(null);
  const [asking, setAsking] = useState<{ readonly act: 'report' | 'hide'; readonly id: string } | null>(null);
  const ask = (act: 'report' | 'hide', id: string) => {
    setAt(null);
    setAsking({ act, id });
  };
  const close = () => setAsking(null);
  return (
    <>
      <ul className="review-images">
        {images.map(({ id, image }, index) => (
          <li key={id}>
            <button type="button" onClick={() => setAt(index)}>
              <ResponsiveImage
                image={image}
                alt={format.digits(t('imageOf', { number: index + 1, count: images.length, name: authorName }))}
                sizes="72px"
              />
            </button>
          </li>
        ))}
      </ul>
      {at !== null && (
        <ReviewImageViewer images={images} authorName={authorName} at={at} onMove={setAt} onAsk={ask} onClose={() => setAt(null)} />
      )}
      {asking?.act === 'report' && <ReportImageDialog reviewImageId={asking.id} onClose={close} />}
      {asking?.act === 'hide' && <HideImageDialog reviewImageId={asking.id} onClose={close} />}
    </>
  );
}
