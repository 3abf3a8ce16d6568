import { useEffect, useRef } from 'react';
import { confirmPasswordRules } from '../../../schema/rules/shared/password.rules';
import { useConfirmPasswordMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { Dialog } from '../../ui/overlays/dialog';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { PasswordField } from '../../ui/fields/password-field';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { messages } from './reauthentication.messages';

/** Why the password is asked for. */
export type ReauthenticationReason = 'key' | 'webhook' | 'email' | 'money';

interface ReauthenticationDialogProps {
  reason: ReauthenticationReason;
  onProved: () => void;
  onClose: () => void;
}

export function ReauthenticationDialog({ reason, onProved, onClose }: ReauthenticationDialogProps) {
  const t = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const [confirm] = useAppMutation(useConfirmPasswordMutation);
  const form = useRulesForm({
    rules: confirmPasswordRules,
    initialValues: { password: '' },
    submit: async (input) => {
      const { failure } = await confirm({ variables: { input } });
      if (!failure) onProved();
      return failure;
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <RulesForm form={form} label={t('title')} idPrefix="again">
        <div className="form-column" ref={box}>
          <p>{t(reason)}</p>
          <ErrorSummary />
          <PasswordField name="password" label={t('password')} autoComplete="current-password" required />
          <Button look="ghost" tone="gray" full disabled={form.busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton busyLabel={t('confirming')}>{t('confirm')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
