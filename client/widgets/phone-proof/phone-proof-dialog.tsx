import { useCallback, useEffect, useRef, useState } from 'react';
import { verifyPhoneRules } from '../../../schema/rules/accounts/register.rules';
import { useRequestPhoneCodeMutation, useVerifyPhoneMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/buttons/button';
import { Dialog } from '../../ui/overlays/dialog';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { messages } from './phone-proof.messages';
import { ResendCode } from './resend-code';

interface PhoneProofDialogProps {
  phone: string;
  /** Without an order that waits for it. */
  plain?: boolean;
  onVerified: () => void;
  onClose: () => void;
}

/** Sends the code as it opens. The field is longer than a code, so that one pasted with spaces fits. */
export function PhoneProofDialog({ phone, plain = false, onVerified, onClose }: PhoneProofDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [requestCode, { busy, errorText }] = useAppMutation(useRequestPhoneCodeMutation);
  const [verify] = useAppMutation(useVerifyPhoneMutation);
  const form = useRulesForm({
    rules: verifyPhoneRules,
    initialValues: { code: '' },
    submit: async ({ code }) => {
      const { failure } = await verify({ variables: { code } });
      if (!failure) onVerified();
      return failure;
    },
  });

  const send = useCallback(async () => {
    const { data } = await requestCode();
    if (data?.requestPhoneCode.isSent === false)
      onVerified(); // verified meanwhile, in another tab
    else if (data) setSentAt(Date.now());
  }, [onVerified, requestCode]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void send();
  }, [send]);

  return (
    <Dialog open onClose={onClose} title={t('title')} place="sheet">
      <RulesForm form={form} label={t('title')} idPrefix="phone-proof">
        <div className="form-column">
          <ErrorSummary />
          <p role="status">{busy ? t('sending') : t(sentAt === null ? 'notSent' : 'sent', { phone: format.digits(phone) })}</p>
          {errorText && <Alert tone="error">{errorText}</Alert>}
          <TextField name="code" label={t('code')} autoComplete="one-time-code" digits="name" required />
          <SubmitButton busyLabel={t('verifying')} size="xl">
            {t(plain ? 'verifyPlain' : 'verify')}
          </SubmitButton>
          {sentAt === null ? (
            <Button look="subtle" full busy={busy} busyLabel={t('sending')} onClick={() => void send()}>
              {t('send')}
            </Button>
          ) : (
            <ResendCode sentAt={sentAt} busy={busy} onResend={() => void send()} />
          )}
          <p className="caption">{t(plain ? 'oncePlain' : 'once')}</p>
        </div>
      </RulesForm>
    </Dialog>
  );
}
