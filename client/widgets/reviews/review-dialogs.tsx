import { useApolloClient } from '@apollo/client/react';
import { reasonRules } from '../../../schema/rules/shared/reason.rules';
import { replyRules } from '../../../schema/rules/catalogue/review.rules';
import { limits } from '../../../schema/values/limits';
import { useHideReviewMutation, useReplyToReviewMutation } from '../../generated/graphql';
import type { ReviewItem_ReviewFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { messages } from './reviews.messages';
import { ReviewTextDialog } from './review-text.form';

interface DialogProps {
  review: ReviewItem_ReviewFragment;
  onClose: () => void;
}

/** The seller's reply, or its change. */
export function ReplyDialog({ review, onClose }: DialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [reply] = useAppMutation(useReplyToReviewMutation);
  return (
    <ReviewTextDialog
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
      onSend={async ({ body = '' }) => {
        const { failure } = await reply({ variables: { reviewId: review.id, body } });
        if (failure) return failure;
        toast.success(t('replied'));
        onClose();
        return null;
      }}
    />
  );
}

/** Asks an admin for the reason to hide a review. The review disappears from every visible list. */
export function HideDialog({ review, onClose }: DialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const { cache } = useApolloClient();
  const [hide] = useAppMutation(useHideReviewMutation);
  return (
    <ReviewTextDialog
      title={t('hideOf', { name: review.authorName })}
      rules={reasonRules}
      field="reason"
      initial={{ reason: '' }}
      label={t('hideReason')}
      hint={t('hideHint')}
      maxLength={limits.reasonLength}
      send={t('hideIt')}
      sending={t('hiding')}
      onClose={onClose}
      onSend={async ({ reason = '' }) => {
        const { failure } = await hide({ variables: { reviewId: review.id, reason }, refetchQueries: 'active' });
        if (failure) return failure;
        cache.evict({ id: cache.identify({ __typename: 'Review', id: review.id }) });
        toast.success(t('hidden'));
        onClose();
        return null;
      }}
    />
  );
}
