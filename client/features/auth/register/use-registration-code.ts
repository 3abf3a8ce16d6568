import { useCallback, useState } from 'react';
import { normalPhone } from '../../../../schema/text/phone';
import { limits } from '../../../../schema/values/limits';
import { useRequestRegistrationCodeMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';

interface SentCode {
  readonly phone: string;
  readonly sentAt: number;
}

export interface RegistrationCode {
  /** When the code for the phone in the form was sent, in milliseconds; null where none was. */
  readonly sentAt: number | null;
  readonly busy: boolean;
  /** Why the last code was not sent. */
  readonly errorText: string | null;
  /** True once a code is on its way. */
  readonly send: () => Promise<boolean>;
  /** The same, unless a code for this phone is still valid: the user went back and on again. */
  readonly sendOnce: () => Promise<boolean>;
}

/** The code that proves the phone. What was sent to another phone counts for nothing. */
export function useRegistrationCode(typed: string): RegistrationCode {
  const phone = normalPhone(typed);
  const [requestCode, { busy, errorText }] = useAppMutation(useRequestRegistrationCodeMutation);
  const [sent, setSent] = useState<SentCode | null>(null);
  const sentAt = sent?.phone === phone ? sent.sentAt : null;

  const send = useCallback(async () => {
    const { failure } = await requestCode({ variables: { phone } });
    if (!failure) setSent({ phone, sentAt: Date.now() });
    return !failure;
  }, [phone, requestCode]);
  const sendOnce = useCallback(
    async () => (sentAt !== null && Date.now() - sentAt < limits.otpMinutes * 60_000 ? true : send()),
    [send, sentAt],
  );
  return { sentAt, busy, errorText, send, sendOnce };
}
