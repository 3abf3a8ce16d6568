import { useMessages } from '../../../platform/i18n/use-messages';
import { messages } from '../sales.messages';

/** On paper: where the code is written that the buyer gives when the parcel arrives. */
export function HandoverCodeBox() {
  const t = useMessages(messages);
  return (
    <p className="code-box">
      <span>{t('handoverCode')}</span>
      <span className="code-box-space" aria-hidden />
    </p>
  );
}
