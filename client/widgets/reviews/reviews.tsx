import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { limits } from '../../../schema/values/limits';
import { MoreProductReviewsDocument, MoreSellerReviewsDocument } from '../../generated/graphql';
import type { ReviewPage_ReviewsFragment } from '../../generated/graphql';
import { readError } from '../../platform/apollo/read-error';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { RatingSummary } from './rating-summary';
import { ReviewItem } from './review-item';
import './reviews.css';
import { messages } from './reviews.messages';

interface ReviewsProps {
  /** The reviews are of this product or seller. The next page is fetched for it and joins the first in the cache. */
  of: { readonly product: string } | { readonly seller: string };
  /** The reader sells it. */
  isOwn?: boolean;
  reviews: ReviewPage_ReviewsFragment;
  average: number | null | undefined;
  counts: readonly { readonly stars: number; readonly count: number }[];
}

/** Reviews of buyers, newest first; no rating is shown before one exists. */
export function Reviews({ of, isOwn = false, reviews, average, counts }: ReviewsProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const failureText = useFailureText();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const { hasNextPage, endCursor } = reviews.pageInfo;
  const more = async () => {
    setBusy(true);
    const page = { first: limits.reviewsPerPage, after: endCursor };
    try {
      await ('product' in of
        ? client.query({ query: MoreProductReviewsDocument, variables: { id: of.product, ...page }, fetchPolicy: 'network-only' })
        : client.query({ query: MoreSellerReviewsDocument, variables: { id: of.seller, ...page }, fetchPolicy: 'network-only' }));
    } catch (error) {
      toast.error(failureText(readError(error)));
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{t('title')}</h2>
      {typeof average === 'number' ? (
        <RatingSummary average={average} counts={counts} />
      ) : (
        <p className="caption">{t(isOwn ? 'noneOfOwn' : 'none')}</p>
      )}
      {reviews.nodes.map((review) => (
        <ReviewItem key={review.id} review={review} withProduct={'seller' in of} />
      ))}
      {hasNextPage && (
        <Button look="outline" busy={busy} onClick={() => void more()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
