import { useMessages } from '../../platform/i18n/use-messages';
import { useForm } from '../../platform/forms/form-context';
import { Button } from '../../ui/buttons/button';
import { SubmitButton } from '../../ui/fields/submit-button';
import { uiMessages } from '../../ui/ui.messages';
import { messages } from './profile.messages';

/** Save and Cancel, the same under both cards. */
export function CardFormFoot({ onCancel }: { onCancel: () => void }) {
  const t = useMessages(messages);
  const tUi = useMessages(uiMessages);
  const { busy } = useForm();
  return (
    <div className="profile-form-foot">
      <SubmitButton busyLabel={t('saving')} full={false}>
        {t('save')}
      </SubmitButton>
      <Button look="outline" tone="gray" onClick={onCancel} disabled={busy}>
        {tUi('cancel')}
      </Button>
    </div>
  );
}
