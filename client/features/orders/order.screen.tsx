import { useState } from 'react';
import { Printer } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { RETURN_PARAMETER } from '../../../schema/values/money/gateways';
import { usePurchaseDetailQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { sellerName } from '../../platform/seller-name';
import { Button } from '../../ui/buttons/button';
import { Alert } from '../../ui/feedback/alert';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Page } from '../../ui/layout/page';
import { TextLink } from '../../ui/buttons/text-link';
import type { loader } from './load-order';
import { DeliveredProblems } from '../../widgets/problems/delivered-problems';
import { OrderMessages } from '../../widgets/messages/order-messages';
import { MoneyAhead } from '../../widgets/order-money/money-ahead';
import { OrderSums } from '../../widgets/order/order-sums';
import { HandoverCode } from '../../widgets/handover/handover-code';
import { ExactState } from '../../widgets/purchases/order-badges';
import { CancelDialog } from './cancel-dialog';
import { OrderAgain } from './order-again';
import { PlacedNote } from './placed-note';
import { PurchaseLine } from './purchase-line';
import { Receipt } from './receipt';
import { OnlinePayPanel } from './payment/online-pay-panel';
import { PayPanel } from './payment/pay-panel';
import { PaymentReturn } from './payment/payment-return';
import { FeeQuestion } from './fee-question';
import { WeightQuestion } from './weight-question';
import { ReceiptButton } from './receipt-button';
import { PurchaseSide } from './purchase-side';
import { PartQuestion } from './part-question';
import { RefusalContest } from './refusal-contest';
import { SellerSuspended } from './seller-suspended';
import '../../widgets/purchases/purchases.css';
import { messages } from '../../widgets/purchases/purchases.messages';

export { loader } from './load-order';

const RecallNotice = lazyPart(async () => (await import('../../widgets/lots/recall-notice')).RecallNotice);

const followEveryMs = 15_000;

/** One order with its timeline; follows the seller's steps while it is open. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const loaded = useLoaderData<typeof loader>();
  const open = loaded?.progress === 'PENDING' || loaded?.actions.includes('RECEIVE');
  const { data } = usePurchaseDetailQuery({
    variables: { id: loaded?.id ?? '' },
    fetchPolicy: 'cache-first',
    pollInterval: open ? followEveryMs : 0,
  });
  const [asking, setAsking] = useState(false);
  const order = data?.order ?? loaded;
  if (!order) return null;
  const isNew = order.progress === 'PENDING' && url.get('placed') === '1';
  return (
    <Page
      title={t('orderTitle', { number: order.trackingNumber })}
      badge={<ExactState order={order} />}
      lead={
        <>
          <TextLink to={paths.orders()}>{t('back')}</TextLink>
          {' · '}
          {t('soldBy')} <TextLink to={paths.seller(order.seller.id)}>{sellerName(order.seller)}</TextLink>
        </>
      }
      actions={
        <>
          <Button look="outline" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <ReceiptButton order={order} />
          {order.actions.includes('CANCEL') && (
            <Button look="outline" tone="danger" onClick={() => setAsking(true)}>
              {t('cancel')}
            </Button>
          )}
        </>
      }
    >
      {order.lines.map((line) => line.recall && <RecallNotice key={line.id} line={line} recall={line.recall} />)}
      {isNew && <PlacedNote order={order} />}
      {url.get(RETURN_PARAMETER) === '1' && <PaymentReturn order={order} />}
      {order.state === 'DELIVERY_FAILED' && order.failure && (
        <Alert tone="warning" title={t(`failed${order.failure}`)}>
          {t('failedNext')}
        </Alert>
      )}
      <MoneyAhead order={order} />
      <RefusalContest order={order} />
      <DeliveredProblems order={order} reader="BUYER" place="TOP" />
      <SellerSuspended order={order} />
      <HandoverCode code={order.handoverCode} isPickup={order.deliveryMethod === 'PICKUP'} />
      <PayPanel order={order} />
      <OnlinePayPanel order={order} gateways={data?.marketTerms.paymentGateways ?? []} />
      <FeeQuestion order={order} />
      <PartQuestion order={order} />
      <WeightQuestion order={order} />
      <OrderAgain orderId={order.id} lineCount={order.lines.length} mayRecur={order.sharedBasketId === null && !isNew} />
      <div className="purchase-page">
        <section className="panel">
          <h2>{t('lines')}</h2>
          <ul className="purchase-lines">
            {order.lines.map((line) => (
              <PurchaseLine key={line.id} line={line} orderId={order.id} />
            ))}
          </ul>
          <OrderSums order={order} />
        </section>
        <PurchaseSide order={order} isPaidAbove={Boolean(order.payTo)} />
        <DeliveredProblems order={order} reader="BUYER" place="END" />
        <OrderMessages orderId={order.id} side="BUYER" />
      </div>
      <Receipt order={order} />
      {asking && <CancelDialog orderId={order.id} onClose={() => setAsking(false)} />}
    </Page>
  );
}
