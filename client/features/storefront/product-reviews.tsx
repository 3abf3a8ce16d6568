import type { ProductPageQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Moment } from '../../ui/moment';
import { Stars } from '../../ui/stars';
import { messages } from './product.messages';

interface ProductReviewsProps {
  reviews: NonNullable<ProductPageQuery['product']>['reviews'];
  average: number | null;
  count: number;
}

/** What buyers say; no rating is shown before one exists. */
export function ProductReviews({ reviews, average, count }: ProductReviewsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{t('reviews')}</h2>
      {average === null ? (
        <p className="caption">{t('noReviews')}</p>
      ) : (
        <Stars value={average}>{format.digits(t('reviewCount', { count }))}</Stars>
      )}
      {reviews.nodes.map((review) => (
        <article key={review.id} className="review">
          <Stars value={review.stars} size={16}>
            <strong>{review.authorName}</strong> · <Moment at={review.createdAt} />
          </Stars>
          {review.text && <blockquote>{review.text}</blockquote>}
          {review.reply && (
            <p className="reply">
              <strong>{t('sellerReply')}:</strong> {review.reply}
            </p>
          )}
        </article>
      ))}
    </section>
  );
}
