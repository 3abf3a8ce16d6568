import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import './handover.css';
import { messages } from './handover.messages';

/**
 * For the buyer of an order on its way: the digits to give to who delivers it, or to the seller where it is picked up.
 */
export function HandoverCode({ code, isPickup }: { code: string | null; isPickup: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (!code) return null;
  return (
    <section className="panel handover-code" aria-labelledby="handover-code-title">
      <h2 id="handover-code-title">{t(isPickup ? 'pickupCode' : 'yourCode')}</h2>
      <p className="handover-code-digits">{format.digits(code)}</p>
      <p>{t(isPickup ? 'pickupCodeText' : 'yourCodeText')}</p>
    </section>
  );
}
