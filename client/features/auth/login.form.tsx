import { loginRules } from '../../../schema/rules/login.rules';
import { useSignInMutation } from '../../generated/graphql';
import type { SessionAccountFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useLanguage } from '../../platform/i18n/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { PasswordField } from '../../ui/fields/password-field';
import { RadioCards } from '../../ui/fields/radio-cards';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { PhoneField } from '../../ui/fields/text-field';
import { TextLink } from '../../ui/text-link';
import { messages } from './auth.messages';
import { keepDeviceHint, readDeviceHint } from './device-hint';
import { roleChoices } from './role-choices';

interface LoginFormProps {
  onSignedIn: (account: SessionAccountFragment) => Promise<void>;
  onFailed: (sentence: string) => void;
}

/** Role, phone, password. What was typed stays after every failure. */
export function LoginForm({ onSignedIn, onFailed }: LoginFormProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [signIn] = useAppMutation(useSignInMutation);
  const form = useRulesForm({
    rules: loginRules,
    initialValues: { ...readDeviceHint(), password: '' },
    submit: async (input) => {
      const { data, failure } = await signIn({ variables: { input } });
      if (failure) {
        onFailed(failure.message ?? errorText('login.failedFallback'));
        return failure;
      }
      const { account } = data.login;
      if (account.role !== 'ADMIN') keepDeviceHint({ role: account.role, phone: account.phone });
      await onSignedIn(account);
      return null;
    },
  });
  return (
    <RulesForm form={form} failureText={errorText('login.failedFallback')} label={t('loginTitle')}>
      <div className="form-column">
        <ErrorSummary />
        <RadioCards name="role" label={t('iAmA')} choices={roleChoices(language)} columns={2} />
        <PhoneField name="phone" label={t('phone')} required />
        <PasswordField name="password" label={t('password')} autoComplete="current-password" required />
        <TextLink to={paths.forgotPassword()}>{t('forgotPassword')}</TextLink>
        <SubmitButton busyLabel={t('loggingIn')} size="xl">
          {t('login')}
        </SubmitButton>
      </div>
    </RulesForm>
  );
}
