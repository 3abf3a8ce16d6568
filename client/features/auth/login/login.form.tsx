import { useEffect, useRef, useState } from 'react';
import { loginRules } from '../../../../schema/rules/accounts/login.rules';
import { Role } from '../../../../schema/values/accounts/roles';
import { useSignInMutation } from '../../../generated/graphql';
import type { SessionAccountFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useLanguage } from '../../../platform/language/use-language';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { Button } from '../../../ui/buttons/button';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { PasswordField } from '../../../ui/fields/password-field';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { PhoneField } from '../../../ui/fields/text-field';
import { TextLink } from '../../../ui/buttons/text-link';
import { FactorCodeField } from '../../../widgets/second-factor/factor-code-field';
import type { FactorCredentials } from '../../../widgets/second-factor/second-factor-setup';
import { SupportContact } from '../../../widgets/support-contact/support-contact';
import { messages } from '../auth.messages';
import { storeDeviceHint, readDeviceHint } from './device-hint';
import { roleChoices } from './role-choices';

interface LoginFormProps {
  onSignedIn: (account: SessionAccountFragment) => Promise<void>;
  /** The password is right, and the admin account has no second factor yet. */
  onSetUp: (credentials: FactorCredentials) => void;
}

/** No card is an admin's: they say so by a button instead. */
const firstValues = (): { role: Role | ''; phone: string; password: string; code: string } => ({
  ...readDeviceHint(),
  password: '',
  code: '',
});

/**
 * Role, phone, password, and an admin's code once the password is right. What was typed stays after every failure,
 * which the form itself shows.
 */
export function LoginForm({ onSignedIn, onSetUp }: LoginFormProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [signIn] = useAppMutation(useSignInMutation);
  const [asksCode, setAsksCode] = useState(false);
  const codeBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asksCode) codeBox.current?.querySelector('input')?.focus();
  }, [asksCode]);
  const form = useRulesForm({
    rules: loginRules,
    initialValues: firstValues(),
    submit: async (input) => {
      const { data, failure } = await signIn({ variables: { input } });
      if (failure?.code === 'SECOND_FACTOR_SETUP') return onSetUp({ phone: input.phone, password: input.password });
      if (failure?.code === 'SECOND_FACTOR_REQUIRED' && !asksCode) return setAsksCode(true); // the next step, no failure
      // the server's message, else 'Login failed'
      if (failure) return failure.message ? failure : { ...failure, kind: 'server', message: errorText('login.failedFallback') };
      const { account } = data.login;
      if (account.role !== 'ADMIN') storeDeviceHint({ role: account.role, phone: account.phone });
      await onSignedIn(account);
      return null;
    },
  });
  const isAdmin = form.values.role === Role.ADMIN;
  // "all fields" is said once, as the title; each field says what it lacks
  const { errors } = form.formik;
  const lacks = { role: t('chooseRole'), phone: t('enterPhone'), password: t('enterPassword') };
  const isEmpty = (name: keyof typeof lacks) => errors[name] === 'login.allFieldsRequired';
  const lacking = (['role', 'phone', 'password'] as const).filter(isEmpty);
  const ownErrors = { ...errors, ...Object.fromEntries(lacking.map((name) => [name, lacks[name]])) };
  const named = { ...form, formik: { ...form.formik, errors: ownErrors } };
  return (
    <RulesForm form={named} failureText={errorText('login.failedFallback')} label={t('loginTitle')}>
      <div className="form-column">
        <ErrorSummary title={lacking.length > 0 ? errorText('login.allFieldsRequired') : undefined} />
        {isAdmin ? (
          <p>{t('asAdmin')}</p>
        ) : (
          <RadioCards name="role" label={t('iAmA')} choices={roleChoices(language)} columns={2} required />
        )}
        <PhoneField name="phone" label={t('phone')} required />
        <PasswordField name="password" label={t('password')} autoComplete="current-password" required />
        {asksCode && (
          <div ref={codeBox}>
            <FactorCodeField />
          </div>
        )}
        <TextLink to={paths.forgotPassword()}>{t('forgotPassword')}</TextLink>
        {form.failure?.code === 'NOT_APPROVED' && <SupportContact />}
        <SubmitButton busyLabel={t('loggingIn')} size="xl">
          {t('login')}
        </SubmitButton>
        <Button look="ghost" tone="gray" full disabled={form.busy} onClick={() => form.setValue('role', isAdmin ? '' : Role.ADMIN)}>
          {t(isAdmin ? 'notAdmin' : 'iAmAdmin')}
        </Button>
      </div>
    </RulesForm>
  );
}
