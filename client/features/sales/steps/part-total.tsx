import { useDeferredValue } from 'react';
import { useOrderPartQuoteQuery } from '../../../generated/graphql';
import type { LineQuantityInput, OrderPartQuoteQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Alert } from '../../../ui/feedback/alert';
import { messages } from '../sales.messages';

type Quote = OrderPartQuoteQuery['orderPartQuote'];

/**
 * Returns what the order would be after a confirmation with these quantities, as the server calculates it. Returns null
 * until the server responds, and for quantities that cannot be confirmed.
 */
export function usePartQuote(id: string, quantities: LineQuantityInput[] | null): Quote | null {
  const wanted = useDeferredValue(quantities);
  const { data } = useOrderPartQuoteQuery({ variables: { id, quantities: wanted ?? [] }, skip: wanted === null, fetchPolicy: 'no-cache' });
  return wanted === null ? null : (data?.orderPartQuote ?? null);
}

/** The total before and after, and what the confirmation becomes. */
export function PartTotal({ quote }: { quote: Quote | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (!quote) return null;
  const { before, after, deliveryFee, isProposal, isRejection } = quote;
  if (isRejection) return <Alert tone="warning" title={t('partRejects')} />;
  return (
    <div className="part-total" role="status">
      <p>
        <strong className="money">{t('partTotal', { before: format.money(before), after: format.money(after) })}</strong>
        {Number(deliveryFee) > 0 && <span className="caption"> {t('partTotalFee', { fee: format.money(deliveryFee) })}</span>}
      </p>
      {isProposal && <Alert tone="warning" title={t('partAsks')} />}
    </div>
  );
}
