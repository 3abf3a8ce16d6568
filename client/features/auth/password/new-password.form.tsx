import type { ReactNode } from 'react';
import { resetPasswordRules } from '../../../../schema/rules/shared/password.rules';
import { useResetPasswordMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { PasswordField } from '../../../ui/fields/password-field';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { messages } from './forgot-password.messages';

interface NewPasswordFormProps {
  phone: string;
  onChanged: () => Promise<void>;
  /** These elements appear below the code's field and offer other steps, such as sending a new code. */
  children: ReactNode;
}

/**
 * Step two: the code and the new password, twice. The code's field is longer than a code, so that one copied with
 * spaces fits.
 */
export function NewPasswordForm({ phone, onChanged, children }: NewPasswordFormProps) {
  const t = useMessages(messages);
  const [resetPassword] = useAppMutation(useResetPasswordMutation);
  const form = useRulesForm({
    rules: resetPasswordRules,
    initialValues: { phone, code: '', password: '', confirmPassword: '' },
    submit: async (input) => {
      const { failure } = await resetPassword({ variables: { input } });
      if (!failure) await onChanged();
      return failure;
    },
  });
  return (
    <RulesForm form={form} failureText={t('failed')} label={t('codeTitle')}>
      <div className="form-column">
        <ErrorSummary />
        <TextField name="code" label={t('code')} autoComplete="one-time-code" digits="name" required />
        {children}
        <PasswordField name="password" label={t('password')} hint={t('passwordHint')} autoComplete="new-password" required />
        <PasswordField name="confirmPassword" label={t('confirmPassword')} autoComplete="new-password" required />
        <SubmitButton busyLabel={t('saving')} size="xl">
          {t('save')}
        </SubmitButton>
      </div>
    </RulesForm>
  );
}
