import { useCallback, useEffect, useRef, useState } from 'react';
import { secondFactorConfirmRules } from '../../../schema/rules/accounts/login.rules';
import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from '../../generated/graphql';
import type { SessionAccountFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/buttons/button';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { RecoveryCodes } from './recovery-codes';
import './second-factor.css';
import { messages } from './second-factor.messages';

export interface FactorCredentials {
  readonly phone: string;
  readonly password: string;
  /** Code of the authenticator app that is to be replaced, or a recovery code. */
  readonly code?: string | null;
}

interface SecondFactorSetupProps {
  credentials: FactorCredentials;
  /** The session cookie is the new session's; the recovery codes were seen. */
  onDone: (account: SessionAccountFragment) => void | Promise<void>;
}

/** Scan, confirm, save the recovery codes. */
export function SecondFactorSetup({ credentials, onDone }: SecondFactorSetupProps) {
  const t = useMessages(messages);
  const { phone, password, code } = credentials;
  const [begin, { busy, errorText, ...begun }] = useAppMutation(useBeginSecondFactorMutation);
  const [confirm] = useAppMutation(useConfirmSecondFactorMutation);
  const [setup, setSetup] = useState<{ readonly secret: string; readonly qrCode: string } | null>(null);
  const [confirmed, setConfirmed] = useState<{ readonly codes: readonly string[]; readonly account: SessionAccountFragment } | null>(null);
  const start = useCallback(async () => {
    const { data } = await begin({ variables: { input: { phone, password, code } }, fetchPolicy: 'no-cache' });
    if (data) setSetup(data.beginSecondFactor);
  }, [begin, code, password, phone]);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, [start]);
  const form = useRulesForm({
    rules: secondFactorConfirmRules,
    initialValues: { phone, password, code: '' },
    submit: async (input) => {
      const { data, failure } = await confirm({ variables: { input: { phone, password, code: input.code } }, fetchPolicy: 'no-cache' });
      if (failure) return failure;
      const { recoveryCodes, auth } = data.confirmSecondFactor;
      setConfirmed({ codes: recoveryCodes, account: auth.account });
      return null;
    },
  });
  if (confirmed) return <RecoveryCodes codes={confirmed.codes} onSaved={() => onDone(confirmed.account)} />;
  if (!setup)
    return begun.failure ? (
      <Alert tone="error" title={errorText ?? ''} action={<Button onClick={() => void start()}>{t('retry')}</Button>} />
    ) : (
      <p role="status" aria-busy={busy}>
        {t('preparing')}
      </p>
    );
  return (
    <RulesForm form={form} label={t('step3')} idPrefix="factor">
      <div className="form-column">
        <ErrorSummary />
        <div className="factor-steps">
          <p>{t('step1')}</p>
          <p>{t('step2')}</p>
          <img className="factor-qr" src={setup.qrCode} alt={t('qr')} width={240} height={240} />
          <p>
            {t('key')}{' '}
            <code className="factor-key" lang="en" translate="no">
              {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </p>
          <p>{t('step3')}</p>
        </div>
        <TextField name="code" label={t('digits')} autoComplete="one-time-code" digits="name" required />
        <SubmitButton busyLabel={t('confirming')} size="xl">
          {t('confirm')}
        </SubmitButton>
      </div>
    </RulesForm>
  );
}
