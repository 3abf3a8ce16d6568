import { limits } from '../../../schema/values/limits';
import type { Failure } from '../../platform/apollo/read-error';
import { useMessages } from '../../platform/i18n/use-messages';
import { TextField } from '../../ui/fields/text-field';
import { messages } from './take-back.messages';

interface TakeBackReasonProps {
  /** The form's last failure. */
  failure: Failure | null;
  value: string;
}

/** The second step where something else has the number of a transfer: the admin takes it back, with a reason. */
export function TakeBackReason({ failure, value }: TakeBackReasonProps) {
  const t = useMessages(messages);
  const isTaken = failure?.code === 'CONFLICT' && Boolean(failure.fields.reference);
  if (!isTaken && value === '') return null;
  return <TextField name="takeBackReason" label={t('reason')} hint={t('hint')} maxLength={limits.reasonLength} autoComplete="off" />;
}
