import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { loginRules } from '../../../schema/rules/accounts/login.rules';
import { useSignInMutation } from '../../generated/graphql';
import type { SessionAccountFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { renewPush } from '../../platform/push/push-device';
import { useSession } from '../../platform/session/use-session';
import { Button } from '../../ui/buttons/button';
import { Dialog } from '../../ui/overlays/dialog';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { PasswordField } from '../../ui/fields/password-field';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { PhoneField } from '../../ui/fields/text-field';
import { FactorCodeField } from '../../widgets/second-factor/factor-code-field';
import { sessionMessages } from './session.messages';

/**
 * The session ended while the page was in use: the same account logs in right here, and the page behind stores what was
 * typed. Nothing is sent again by itself.
 */
export function SessionEndedForm({ account }: { account: SessionAccountFragment }) {
  const t = useMessages(sessionMessages);
  const errorText = useErrorText();
  const { resume, postpone, abandon } = useSession();
  const client = useApolloClient();
  const [signIn] = useAppMutation(useSignInMutation);
  const [asksCode, setAsksCode] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus(), []);
  const form = useRulesForm({
    rules: loginRules,
    initialValues: { role: account.role, phone: account.phone, password: '', code: '' },
    submit: async (input) => {
      const { failure } = await signIn({ variables: { input } });
      if (failure?.code === 'SECOND_FACTOR_REQUIRED' && !asksCode) return setAsksCode(true); // the next step, no failure
      if (failure) return failure;
      await resume();
      void renewPush(client, account.id).catch(() => undefined); // the settings try again
      return null;
    },
  });
  return (
    <Dialog open onClose={postpone} title={t('sessionEndedTitle')} role="alertdialog" describedBy="session-ended-text">
      <p id="session-ended-text">{t('sessionEndedText', { name: account.name })}</p>
      <RulesForm form={form} failureText={errorText('login.failedFallback')} label={t('sessionEndedTitle')} idPrefix="session">
        <div className="form-column" ref={box} style={{ marginTop: 16 }}>
          <ErrorSummary />
          <PhoneField name="phone" label={t('phone')} disabled />
          <PasswordField name="password" label={t('password')} autoComplete="current-password" required />
          {asksCode && <FactorCodeField />}
          <SubmitButton busyLabel={t('loggingIn')}>{t('login')}</SubmitButton>
          <Button look="ghost" tone="gray" full disabled={form.busy} onClick={() => void abandon()}>
            {t('notMe')}
          </Button>
        </div>
      </RulesForm>
    </Dialog>
  );
}
