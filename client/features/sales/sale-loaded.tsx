import type { SaleDetailQuery, SaleDetail_OrderFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/alert';
import { QueryState } from '../../ui/query-state';
import type { QueryLike } from '../../ui/query-state';
import { FormSkeleton } from '../../ui/skeleton';
import { SaleDetails } from './sale-details';
import type { SaleStep } from './sale-steps';
import { messages } from './sales.messages';

interface SaleLoadedProps {
  query: QueryLike<SaleDetailQuery>;
  busy: boolean;
  onAction: (order: SaleDetail_OrderFragment, step: SaleStep) => void;
}

/** The details in their four states. */
export function SaleLoaded({ query, busy, onAction }: SaleLoadedProps) {
  const t = useMessages(messages);
  return (
    <QueryState
      query={query}
      loadingText={t('loadingOrder')}
      skeleton={<FormSkeleton fields={4} />}
      isEmpty={(data) => !data.order}
      empty={<Alert tone="warning" title={t('notFound')} />}
    >
      {({ order }) => order && <SaleDetails order={order} busy={busy} onAction={(step) => onAction(order, step)} />}
    </QueryState>
  );
}
