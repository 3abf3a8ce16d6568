import { useEffect, useRef, useState } from 'react';
import { KeyRound } from 'lucide-react';
import { changePasswordRules } from '../../../../schema/rules/shared/password.rules';
import { ApiKeysDocument, SessionsDocument, useApiKeysQuery, useChangePasswordMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { PasswordField } from '../../../ui/fields/password-field';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { messages } from '../settings.messages';
import { SettingsSection } from '../settings-section';

/** A button that becomes the form in its place; the focus goes with it and back. */
export function PasswordSection() {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  };
  return (
    <SettingsSection title={t('password')} hint={t('passwordHint')}>
      {open ? (
        <PasswordForm onClose={close} />
      ) : (
        <div ref={opener}>
          <Button look="outline" icon={<KeyRound aria-hidden />} onClick={() => setOpen(true)}>
            {t('changePassword')}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const keys = useApiKeysQuery().data?.apiKeys.length ?? 0;
  const [changePassword] = useAppMutation(useChangePasswordMutation);
  const form = useRulesForm({
    rules: changePasswordRules,
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '', endApiKeys: false },
    submit: async (input) => {
      const { failure } = await changePassword({
        variables: { input },
        refetchQueries: input.endApiKeys ? [SessionsDocument, ApiKeysDocument] : [SessionsDocument],
      });
      if (failure) return failure;
      toast.success(t('passwordChanged'));
      onClose();
      return null;
    },
  });
  return (
    <RulesForm form={form} failureText={t('passwordFailed')} label={t('changePassword')} idPrefix="password">
      <div className="form-column" ref={box}>
        <ErrorSummary />
        <PasswordField name="currentPassword" label={t('currentPassword')} autoComplete="current-password" required />
        <PasswordField name="newPassword" label={t('newPassword')} autoComplete="new-password" required />
        <PasswordField name="confirmPassword" label={t('confirmPassword')} autoComplete="new-password" required />
        {keys > 0 && (
          <Checkbox
            label={t('endApiKeys', { count: keys })}
            checked={form.values.endApiKeys}
            onChange={(on) => form.setValue('endApiKeys', on)}
          />
        )}
        <div className="page-actions">
          <SubmitButton full={false} busyLabel={t('saving')}>
            {t('savePassword')}
          </SubmitButton>
          <Button look="ghost" tone="gray" disabled={form.busy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </RulesForm>
  );
}
