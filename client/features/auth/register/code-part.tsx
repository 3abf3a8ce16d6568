import { useForm } from '../../../platform/forms/form-context';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Alert } from '../../../ui/feedback/alert';
import { Button } from '../../../ui/buttons/button';
import { TextField } from '../../../ui/fields/text-field';
import { messages } from '../auth.messages';
import { ResendCode } from '../../../widgets/phone-proof/resend-code';
import type { RegistrationCode } from './use-registration-code';

/**
 * The last step where the market asks for a code from the phone. The field is longer than a code, so that one copied
 * with spaces fits.
 */
export function CodePart({ code }: { code: RegistrationCode }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const { values } = useForm();
  const phone = typeof values.phone === 'string' ? format.digits(values.phone.trim()) : '';
  const resend = async () => {
    if (await code.send()) toast.success(t('codeResent'));
  };
  return (
    <>
      <p role="status">{code.busy ? t('codeSending') : t(code.sentAt === null ? 'codeNotSent' : 'codeSent', { phone })}</p>
      {code.errorText && <Alert tone="error">{code.errorText}</Alert>}
      <TextField name="otp" label={t('code')} autoComplete="one-time-code" digits="name" required />
      {code.sentAt === null ? (
        <Button look="subtle" full busy={code.busy} busyLabel={t('codeSending')} onClick={() => void code.send()}>
          {t('sendCode')}
        </Button>
      ) : (
        <ResendCode sentAt={code.sentAt} busy={code.busy} onResend={() => void resend()} />
      )}
    </>
  );
}
