import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { limits } from '../../../../schema/values/limits';
import { useModerateStoryMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { ReviewTextDialog } from '../../../widgets/reviews/review-text.form';
import { messages } from './seller-story.messages';

interface ModerateStoryDialogProps {
  sellerId: string;
  /** The decision sets the story to this: true hides it, false restores it. */
  isHidden: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Why an admin hides the story of a seller, or shows it again. */
export function ModerateStoryDialog({ sellerId, isHidden, onClose, onDone }: ModerateStoryDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [moderate] = useAppMutation(useModerateStoryMutation);
  return (
    <ReviewTextDialog
      title={t(isHidden ? 'hide' : 'restore')}
      rules={reasonRules}
      field="reason"
      initial={{ reason: '' }}
      label={t('reason')}
      hint={t('hideHint')}
      maxLength={limits.reasonLength}
      send={t(isHidden ? 'hide' : 'restore')}
      sending={t('sending')}
      onClose={onClose}
      onSend={async ({ reason = '' }) => {
        const { failure } = await moderate({ variables: { sellerId, isHidden, reason } });
        if (failure) return failure;
        toast.success(t('done'));
        onDone();
        onClose();
        return null;
      }}
    />
  );
}
