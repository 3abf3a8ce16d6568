import { limits } from '../../../schema/values/limits';
import type { Failure } from '../../platform/apollo/read-error';
import { useMessages } from '../../platform/i18n/use-messages';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { messages } from './take-back.messages';

interface TakeBackReasonProps {
  /** The form's last failure. */
  failure: Failure | null;
  value: string;
  /** The transfer gave a refund; it is not the market's own. */
  isOfRefund?: boolean;
}

/** The second step where something else has the number of a transfer: the admin takes it back, with a reason. */
export function TakeBackReason({ failure, value, isOfRefund = false }: TakeBackReasonProps) {
  const t = useMessages(messages);
  const isTaken = failure?.code === 'CONFLICT' && Boolean(failure.fields.reference);
  if (!isTaken && value === '') return null;
  return (
    <TextAreaField
      name="takeBackReason"
      rows={2}
      label={t('reason')}
      hint={t(isOfRefund ? 'refundHint' : 'hint')}
      maxLength={limits.reasonLength}
      autoComplete="off"
    />
  );
}
