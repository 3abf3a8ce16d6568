import { useApolloClient } from '@apollo/client/react';
import { reasonRules } from '../../../schema/rules/shared/reason.rules';
import { limits } from '../../../schema/values/limits';
import { useHideReviewImageMutation, useReportReviewImageMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { messages } from './reviews.messages';
import { ReviewTextDialog } from './review-text.form';

interface ImageDialogProps {
  reviewImageId: string;
  onClose: () => void;
}

/** Asks a user why they report an image of another user's review. */
export function ReportImageDialog({ reviewImageId, onClose }: ImageDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [report] = useAppMutation(useReportReviewImageMutation);
  return (
    <ReviewTextDialog
      title={t('reportImageTitle')}
      rules={reasonRules}
      field="reason"
      initial={{ reason: '' }}
      label={t('reportReason')}
      hint={t('reportHint')}
      maxLength={limits.reasonLength}
      send={t('reportSend')}
      sending={t('sending')}
      onClose={onClose}
      onSend={async ({ reason = '' }) => {
        const { failure } = await report({ variables: { reviewImageId, reason } });
        if (failure) return failure;
        toast.success(t('reportSent'));
        onClose();
        return null;
      }}
    />
  );
}

/** Why an admin hides an image for good; it goes from every list that is shown. */
export function HideImageDialog({ reviewImageId, onClose }: ImageDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const { cache } = useApolloClient();
  const [hide] = useAppMutation(useHideReviewImageMutation);
  return (
    <ReviewTextDialog
      title={t('hideImageTitle')}
      rules={reasonRules}
      field="reason"
      initial={{ reason: '' }}
      label={t('hideReason')}
      hint={t('hideImageHint')}
      maxLength={limits.reasonLength}
      send={t('hideImage')}
      sending={t('hiding')}
      onClose={onClose}
      onSend={async ({ reason = '' }) => {
        const { failure } = await hide({ variables: { reviewImageId, reason }, refetchQueries: 'active' });
        if (failure) return failure;
        cache.evict({ id: cache.identify({ __typename: 'ReviewImage', id: reviewImageId }) });
        toast.success(t('imageHidden'));
        onClose();
        return null;
      }}
    />
  );
}
