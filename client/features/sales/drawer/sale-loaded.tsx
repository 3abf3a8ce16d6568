import type { SaleDetailQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Alert } from '../../../ui/feedback/alert';
import { QueryState } from '../../../ui/feedback/query-state';
import type { QueryLike } from '../../../ui/feedback/query-state';
import { FormSkeleton } from '../../../ui/feedback/skeleton';
import { SaleDetails } from './sale-details';
import { messages } from '../sales.messages';
import type { SaleControls } from '../steps/use-sale-controls';

interface SaleLoadedProps {
  query: QueryLike<SaleDetailQuery>;
  controls: SaleControls;
}

/** The details in their four states. */
export function SaleLoaded({ query, controls }: SaleLoadedProps) {
  const t = useMessages(messages);
  return (
    <QueryState
      query={query}
      loadingText={t('loadingOrder')}
      skeleton={<FormSkeleton fields={4} />}
      isEmpty={(data) => !data.order}
      empty={<Alert tone="warning" title={t('notFound')} />}
    >
      {({ order }) => order && <SaleDetails order={order} controls={controls} />}
    </QueryState>
  );
}
