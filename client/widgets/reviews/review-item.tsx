import { useState } from 'react';
import { Role } from '../../../schema/values/accounts/roles';
import type { ReviewItem_ReviewFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { Button } from '../../ui/buttons/button';
import { Moment } from '../../ui/display/moment';
import { Stars } from '../../ui/display/stars';
import { ReviewImages } from './review-images';
import { messages } from './reviews.messages';
import { OpenedInVain, lazyPart } from '../../ui/feedback/lazy-part';

/** Forms come with the press that needs them: most readers only read. */
const ReplyDialog = lazyPart(async () => (await import('./review-dialogs')).ReplyDialog, { missing: OpenedInVain });
const HideDialog = lazyPart(async () => (await import('./review-dialogs')).HideDialog, { missing: OpenedInVain });

interface ReviewItemProps {
  review: ReviewItem_ReviewFragment;
  /** Shows what was bought: on pages about more than one product. */
  withProduct?: boolean;
}

/** One review with the seller's reply; the seller may reply, an admin may hide it. */
export function ReviewItem({ review, withProduct = false }: ReviewItemProps) {
  const t = useMessages(messages);
  const { role } = useSession();
  const [open, setOpen] = useState<'reply' | 'hide' | null>(null);
  const close = () => setOpen(null);
  const { authorName, reply } = review;
  return (
    <article className="review">
      <Stars value={review.stars} size={16}>
        <span className="review-by">
          <strong>{authorName}</strong> {withProduct && t('of', { name: review.productName })} · <Moment at={review.createdAt} />
          {review.editedAt && ` · ${t('edited')}`}
        </span>
      </Stars>
      {review.text && <blockquote>{review.text}</blockquote>}
      {review.images.length > 0 && <ReviewImages images={review.images} authorName={authorName} />}
      {reply && (
        <p className="reply">
          <strong>{t('sellerReply')}:</strong> {reply}
        </p>
      )}
      {(review.canReply || role === Role.ADMIN) && (
        <div className="review-actions">
          {review.canReply && (
            <Button look="outline" aria-label={t(reply ? 'mendOf' : 'replyOf', { name: authorName })} onClick={() => setOpen('reply')}>
              {t(reply ? 'editReply' : 'reply')}
            </Button>
          )}
          {role === Role.ADMIN && (
            <Button look="outline" tone="danger" aria-label={t('hideOf', { name: authorName })} onClick={() => setOpen('hide')}>
              {t('hide')}
            </Button>
          )}
        </div>
      )}
      {open === 'reply' && <ReplyDialog review={review} onClose={close} />}
      {open === 'hide' && <HideDialog review={review} onClose={close} />}
    </article>
  );
}
