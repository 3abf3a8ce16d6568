import type { OrderAction } from '../../../schema/values/orders';
import { useSaleDetailQuery } from '../../generated/graphql';
import type { SaleDetail_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/alert';
import { Dialog } from '../../ui/dialog';
import { QueryState } from '../../ui/query-state';
import { FormSkeleton } from '../../ui/skeleton';
import { AllSteps } from './sale-buttons';
import { SaleDetails } from './sale-details';
import { messages } from './sales.messages';

interface SaleDrawerProps {
  orderId: string;
  busyId: string | null;
  onAction: (order: SaleDetail_OrderFragment, action: OrderAction) => void;
  onClose: () => void;
}

/** One order beside the list: products and sums, the buyer, the way it went, and what may be done now. */
export function SaleDrawer({ orderId, busyId, onAction, onClose }: SaleDrawerProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const query = useSaleDetailQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const order = query.data?.order;
  return (
    <Dialog
      open
      place="end"
      onClose={onClose}
      title={order ? t('orderTitle', { number: format.digits(order.trackingNumber) }) : t('lines')}
      footer={
        order &&
        order.actions.length > 0 && <AllSteps order={order} busy={busyId === order.id} onAction={(action) => onAction(order, action)} />
      }
    >
      <QueryState
        query={query}
        loadingText={t('loadingOrder')}
        skeleton={<FormSkeleton fields={4} />}
        isEmpty={(data) => !data.order}
        empty={<Alert tone="warning" title={t('notFound')} />}
      >
        {(data) => data.order && <SaleDetails order={data.order} />}
      </QueryState>
    </Dialog>
  );
}
