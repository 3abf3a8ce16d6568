import { useApolloClient } from '@apollo/client/react';
import { useHideReviewImageMutation, useReportReviewImageMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './reviews.messages';
import { ReasonDialog } from '../text-dialog/text.form';

interface ImageDialogProps {
  reviewImageId: string;
  onClose: () => void;
}

/** Asks a user why they report an image of another user's review. */
export function ReportImageDialog({ reviewImageId, onClose }: ImageDialogProps) {
  const t = useMessages(messages);
  const [report] = useAppMutation(useReportReviewImageMutation);
  return (
    <ReasonDialog
      title={t('reportImageTitle')}
      label={t('reportReason')}
      hint={t('reportHint')}
      send={t('reportSend')}
      sending={t('sending')}
      onClose={onClose}
      sent={t('reportSent')}
      onSend={(reason) => report({ variables: { reviewImageId, reason } })}
    />
  );
}

/** Why an admin hides an image for good; it goes from every list that is shown. */
export function HideImageDialog({ reviewImageId, onClose }: ImageDialogProps) {
  const t = useMessages(messages);
  const { cache } = useApolloClient();
  const [hide] = useAppMutation(useHideReviewImageMutation);
  return (
    <ReasonDialog
      title={t('hideImageTitle')}
      label={t('hideReason')}
      hint={t('hideImageHint')}
      send={t('hideImage')}
      sending={t('hiding')}
      onClose={onClose}
      sent={t('imageHidden')}
      onSend={(reason) => hide({ variables: { reviewImageId, reason }, refetchQueries: 'active' })}
      onSent={() => cache.evict({ id: cache.identify({ __typename: 'ReviewImage', id: reviewImageId }) })}
    />
  );
}
