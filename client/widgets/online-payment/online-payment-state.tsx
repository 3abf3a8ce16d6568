import type { OnlinePayment_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './online-payment.messages';

/** States of which the buyer reads another text than the seller and admins. */
const own = { DUE: 'ownDUE', REFUNDING: 'ownREFUNDING', REFUNDED: 'ownREFUNDED' } as const;
const hasOwn = (state: string): state is keyof typeof own => state in own;

interface OnlinePaymentStateProps {
  order: OnlinePayment_OrderFragment;
  isBuyer?: boolean;
}

/** Where the money of the order is, and what of it went back; nothing for other ways to pay. */
export function OnlinePaymentState({ order: { onlinePayment }, isBuyer = false }: OnlinePaymentStateProps) {
  const t = useMessages(messages);
  const format = useFormat();
  if (!onlinePayment) return null;
  const { state, refunded, refunding, refundingByHand, handReferences } = onlinePayment;
  const isPart = state === 'HELD' || state === 'RELEASED';
  return (
    <>
      <p className="caption">{t(isBuyer && hasOwn(state) ? own[state] : state)}</p>
      {isPart && Number(refunded) > 0 && (
        <p className="caption">{t(isBuyer ? 'ownRefunded' : 'refunded', { amount: format.money(refunded) })}</p>
      )}
      {isPart && Number(refunding) > 0 && (
        <p className="caption">{t(isBuyer ? 'ownRefunding' : 'refunding', { amount: format.money(refunding) })}</p>
      )}
      {Number(refundingByHand) > 0 && (
        <p className="caption">{t(isBuyer ? 'ownByHand' : 'byHand', { amount: format.money(refundingByHand) })}</p>
      )}
      {handReferences.length > 0 && (
        <p className="caption">{t(isBuyer ? 'ownSentByHand' : 'sentByHand', { references: handReferences.join(', ') })}</p>
      )}
    </>
  );
}
