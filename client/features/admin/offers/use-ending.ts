import { useState } from 'react';
import type { Failure } from '../../../platform/apollo/read-error';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { messages } from './offers.messages';

interface Ending<Row> {
  readonly nameOf: (row: Row) => string;
  readonly end: (id: string, reason: string) => Promise<{ failure: Failure | null }>;
  readonly onChanged: () => void;
}

/** Which offer is asked about, and its end once a reason is given: a deal's and a coupon's alike. */
export function useEnding<Row extends { readonly id: string }>({ nameOf, end, onChanged }: Ending<Row>) {
  const t = useMessages(messages);
  const toast = useToast();
  const [confirming, ask] = useState<Row | null>(null);
  const endNow = async (row: Row, reason: string): Promise<Failure | null> => {
    const { failure } = await end(row.id, reason);
    if (failure) return failure;
    toast.success(t('ended', { name: nameOf(row) }));
    ask(null);
    onChanged();
    return null;
  };
  return { confirming, ask, endNow };
}
