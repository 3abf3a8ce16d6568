import { useModerateStoryMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { ReasonDialog } from '../../../widgets/text-dialog/text.form';
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
  const [moderate] = useAppMutation(useModerateStoryMutation);
  return (
    <ReasonDialog
      title={t(isHidden ? 'hide' : 'restore')}
      label={t('reason')}
      hint={t('hideHint')}
      send={t(isHidden ? 'hide' : 'restore')}
      sending={t('sending')}
      onClose={onClose}
      sent={t('done')}
      onSend={(reason) => moderate({ variables: { sellerId, isHidden, reason } })}
      onSent={onDone}
    />
  );
}
