import { useSaleDetailQuery } from '../../generated/graphql';
import type { SaleDetail_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Dialog } from '../../ui/dialog';
import { Page } from '../../ui/page';
import { TextLink } from '../../ui/text-link';
import { AllSteps } from './sale-buttons';
import { SaleLoaded } from './sale-loaded';
import type { SaleStep } from './sale-steps';
import { messages } from './sales.messages';

interface SaleViewProps {
  orderId: string;
  busyId: string | null;
  onAction: (order: SaleDetail_OrderFragment, step: SaleStep) => void;
}

function useSale({ orderId, busyId, onAction }: SaleViewProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const query = useSaleDetailQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const order = query.data?.order;
  const busy = busyId === orderId;
  return {
    title: order ? t('orderTitle', { number: format.digits(order.trackingNumber) }) : t('lines'),
    steps: order && order.actions.length > 0 && <AllSteps order={order} busy={busy} onAction={(step) => onAction(order, step)} />,
    body: <SaleLoaded query={query} busy={busy} onAction={onAction} />,
  };
}

/** One order beside the list, on a desk: products and sums, the buyer, the way it went, and what may be done now. */
export function SaleDrawer({ onClose, ...view }: SaleViewProps & { onClose: () => void }) {
  const { title, steps, body } = useSale(view);
  return (
    <Dialog open place="end" onClose={onClose} title={title} footer={steps}>
      {body}
    </Dialog>
  );
}

/** The same as a page of its own, on a phone. */
export function SalePage({ listHref, ...view }: SaleViewProps & { listHref: string }) {
  const t = useMessages(messages);
  const { title, steps, body } = useSale(view);
  return (
    <Page title={title} lead={<TextLink to={listHref}>{t('backToList')}</TextLink>}>
      {body}
      {steps && <div className="sale-foot">{steps}</div>}
    </Page>
  );
}
