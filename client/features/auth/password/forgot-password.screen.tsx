import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { limits } from '../../../../schema/values/limits';
import { useRequestPasswordResetMutation } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useFormat } from '../../../platform/format';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { Page } from '../../../ui/layout/page';
import { TextLink } from '../../../ui/buttons/text-link';
import { messages } from './forgot-password.messages';
import { NewPasswordForm } from './new-password.form';
import { RequestCodeForm } from './request-code.form';
import { ResendCode } from '../../../widgets/phone-proof/resend-code';

/**
 * A code that was requested. It is stored with the history entry: Back undoes it, a reload does not, and no URL reveals
 * the phone.
 */
interface SentCode {
  readonly phone: string;
  readonly sentAt: number;
}

function readSent(state: unknown): SentCode | null {
  const { phone, sentAt } = (state ?? {}) as Partial<Record<keyof SentCode, unknown>>;
  return typeof phone === 'string' && typeof sentAt === 'number' ? { phone, sentAt } : null;
}

const isFresh = (sent: SentCode) => Date.now() - sent.sentAt < limits.otpResendSeconds * 1000;

export function Component() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const failureText = useFailureText();
  const format = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const sent = readSent(useLocation().state);
  const lastSent = useRef(sent);
  const [requestReset, { busy }] = useAppMutation(useRequestPasswordResetMutation);

  const ask = async (phone: string, replace: boolean): Promise<Failure | null> => {
    const last = lastSent.current;
    const underWay = last?.phone === phone && isFresh(last) ? last : null; // the user went back and on again: that code is still valid
    if (!underWay) {
      const { failure } = await requestReset({ variables: { phone } });
      if (failure) return failure;
    }
    lastSent.current = underWay ?? { phone, sentAt: Date.now() };
    await navigate(paths.forgotPassword(), { state: lastSent.current, replace });
    return null;
  };
  const resend = async (phone: string) => {
    const failure = await ask(phone, true);
    if (failure) toast.error(failureText(failure, t('sendFailed')));
    else toast.success(t('resent'));
  };
  const changed = async () => {
    toast.success(errorText('reset.success'));
    await navigate(paths.login(), { replace: true });
  };
  const login = (
    <p className="form-after">
      <TextLink to={paths.login()}>{t('backToLogin')}</TextLink>
    </p>
  );

  if (!sent)
    return (
      <Page key="phone" title={t('title')} lead={t('lead')} width="card">
        <RequestCodeForm onRequest={(phone) => ask(phone, false)} />
        {login}
      </Page>
    );
  return (
    <Page key="code" title={t('codeTitle')} lead={t('codeLead', { phone: format.digits(sent.phone) })} width="card">
      <NewPasswordForm phone={sent.phone} onChanged={changed}>
        <ResendCode sentAt={sent.sentAt} busy={busy} onResend={() => void resend(sent.phone)} />
      </NewPasswordForm>
      <p className="form-after">
        <Button look="plain" onClick={() => void navigate(paths.forgotPassword(), { replace: true })}>
          {t('otherPhone')}
        </Button>
      </p>
      {login}
    </Page>
  );
}
