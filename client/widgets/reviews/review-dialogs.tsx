import { useApolloClient } from '@apollo/client/react';
import { replyRules } from '../../../schema/rules/catalogue/review.rules';
import { limits } from '../../../schema/values/limits';
import { useHideReviewMutation, useReplyToReviewMutation } from '../../generated/graphql';
import type { ReviewItem_ReviewFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './reviews.messages';
import { ReasonDialog, TextDialog } from '../text-dialog/text.form';

interface DialogProps {
  review: ReviewItem_ReviewFragment;
  onClose: () => void;
}

/** The seller's reply, or its change. */
export function ReplyDialog({ review, onClose }: DialogProps) {
  const t = useMessages(messages);
  const [reply] = useAppMutation(useReplyToReviewMutation);
  return (
    <TextDialog
      title={t('replyOf', { name: review.authorName })}
      rules={replyRules}
      field="body"
      initial={{ reviewId: review.id, body: review.reply ?? '' }}
      label={t('replyText')}
      hint={t('replyHint')}
      maxLength={limits.replyLength}
      send={t('send')}
      sending={t('sending')}
      onClose={onClose}
      sent={t('replied')}
      onSend={(body) => reply({ variables: { reviewId: review.id, body } })}
    />
  );
}

/** Asks an admin for the reason to hide a review. The review disappears from every visible list. */
export function HideDialog({ review, onClose }: DialogProps) {
  const t = useMessages(messages);
  const { cache } = useApolloClient();
  const [hide] = useAppMutation(useHideReviewMutation);
  return (
    <ReasonDialog
      title={t('hideOf', { name: review.authorName })}
      label={t('hideReason')}
      hint={t('hideHint')}
      send={t('hideIt')}
      sending={t('hiding')}
      onClose={onClose}
      sent={t('hidden')}
      onSend={(reason) => hide({ variables: { reviewId: review.id, reason }, refetchQueries: 'active' })}
      onSent={() => cache.evict({ id: cache.identify({ __typename: 'Review', id: review.id }) })}
    />
  );
}
