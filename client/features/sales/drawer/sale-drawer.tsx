import { useSaleDetailQuery } from '../../../generated/graphql';
import { useRefetchOnArrival } from '../../../platform/apollo/arrival-events';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToastsAbove } from '../../../ui/feedback/use-toasts-above';
import { Dialog } from '../../../ui/overlays/dialog';
import { Page } from '../../../ui/layout/page';
import { TextLink } from '../../../ui/buttons/text-link';
import { AllSteps } from '../steps/sale-buttons';
import { SaleLoaded } from './sale-loaded';
import { messages } from '../sales.messages';
import type { SaleControls } from '../steps/use-sale-controls';

interface SaleViewProps {
  orderId: string;
  controls: SaleControls;
}

function useSale({ orderId, controls }: SaleViewProps) {
  const t = useMessages(messages);
  const query = useSaleDetailQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  useRefetchOnArrival(() => query.refetch().catch(() => undefined));
  const order = query.data?.order;
  return {
    title: order ? t('orderTitle', { number: order.trackingNumber }) : t('lines'),
    steps: order && order.actions.length > 0 && <AllSteps key={order.id} order={order} controls={controls} />,
    body: <SaleLoaded query={query} controls={controls} />,
  };
}

/** One order beside the list, on a desktop: products and sums, the buyer, the way it went, and what may be done now. */
export function SaleDrawer({ onClose, ...view }: SaleViewProps & { onClose: () => void }) {
  useToastsAbove();
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
