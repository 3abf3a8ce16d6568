import { useEffect, useState } from 'react';
import { limits } from '../../../schema/values/limits';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { messages } from './phone-proof.messages';

interface ResendCodeProps {
  /** When the last code was requested, in milliseconds. */
  sentAt: number;
  busy: boolean;
  onResend: () => void;
}

/** A new code may be requested a minute after the last; until then the button counts down. */
export function ResendCode({ sentAt, busy, onResend }: ResendCodeProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.ceil((sentAt - now) / 1000) + limits.otpResendSeconds;
  const waiting = seconds > 0;

  useEffect(() => setNow(Date.now()), [sentAt]);
  useEffect(() => {
    if (!waiting) return;
    const clock = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(clock);
  }, [waiting]);

  return (
    <Button look="subtle" full disabled={waiting} busy={busy} busyLabel={t('sending')} onClick={onResend}>
      {waiting ? t('resendIn', { seconds: format.number(Math.min(seconds, limits.otpResendSeconds)) }) : t('resend')}
    </Button>
  );
}
