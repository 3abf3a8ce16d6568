import { useState } from 'react';
import { Phone, Printer } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { usePurchaseDetailQuery, useCancelPurchaseMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { useToast } from '../../platform/toast/use-toast';
import { Alert } from '../../ui/alert';
import { Button, ButtonAnchor } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { DateText } from '../../ui/moment';
import { Page } from '../../ui/page';
import { TextLink } from '../../ui/text-link';
import type { loader } from './load-purchase';
import { OrderBadges } from './order-badges';
import { PurchaseLine } from './purchase-line';
import './purchases.css';
import { messages } from './purchases.messages';

export { loader } from './load-purchase';

const followEveryMs = 15_000;

/** One order with its timeline; follows the seller's steps while it is open. */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const url = useUrlState();
  const loaded = useLoaderData<typeof loader>();
  const open = loaded?.progress === 'PENDING';
  const { data } = usePurchaseDetailQuery({ variables: { id: loaded?.id ?? '' }, pollInterval: open ? followEveryMs : 0 });
  const [asking, setAsking] = useState(false);
  const [cancelOrder, cancelling] = useAppMutation(useCancelPurchaseMutation);
  const order = data?.order ?? loaded;
  if (!order) return null;
  const cancel = async () => {
    const { failure } = await cancelOrder({ variables: { id: order.id } });
    if (failure) return;
    setAsking(false);
    toast.success(t('cancelled'));
  };
  const sums: [string, string][] = [
    [t('items'), format.money(order.subtotal)],
    [t('fee'), format.money(order.deliveryFee)],
    ...(Number(order.discount) > 0 ? [[t('discount'), `− ${format.money(order.discount)}`] as [string, string]] : []),
  ];
  const place = [order.address, order.upazila && format.name(order.upazila)].filter(Boolean).join(', ');
  return (
    <Page
      title={t('orderTitle', { number: format.digits(order.trackingNumber) })}
      badge={<OrderBadges order={order} />}
      lead={<TextLink to={paths.orders()}>{t('back')}</TextLink>}
      actions={
        <>
          <Button look="outline" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          {order.actions.includes('CANCEL') && (
            <Button look="outline" tone="danger" onClick={() => setAsking(true)}>
              {t('cancel')}
            </Button>
          )}
        </>
      }
    >
      {order.progress === 'PENDING' && url.get('placed') === '1' && (
        <Alert tone="success" title={t('placedTitle')}>
          <p>{t('placedText', { total: format.money(order.total) })}</p>
        </Alert>
      )}
      <div className="purchase-page">
        <section className="panel">
          <h2>{t('lines')}</h2>
          <ul className="purchase-lines">
            {order.lines.map((line) => (
              <PurchaseLine key={line.id} line={line} orderId={order.id} />
            ))}
          </ul>
          <dl className="sums">
            {sums.map(([label, value]) => (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd className="money">{value}</dd>
              </div>
            ))}
            <dt className="sum-total">{t('total')}</dt>
            <dd className="sum-total money">{format.money(order.total)}</dd>
          </dl>
        </section>
        <div className="purchase-side">
          <section className="panel">
            <h2>{t('timeline')}</h2>
            <ol className="timeline">
              {order.events.map((event) => (
                <li key={event.id}>
                  <strong>{event.from === event.to && event.payment ? `${t('payment')}: ${t(event.payment)}` : t(event.to)}</strong>
                  <span className="caption">
                    <DateText at={event.createdAt} withTime />
                    {event.actorName && ` · ${t('by', { actor: event.actorName })}`}
                  </span>
                  {event.reason && <span>{event.reason}</span>}
                </li>
              ))}
            </ol>
          </section>
          <section className="panel">
            <h2>{t('delivery')}</h2>
            <p>
              {t(order.deliveryMethod)}: {order.contactName}, {format.digits(order.contactPhone)}
            </p>
            {place && <p className="caption">{place}</p>}
            <h2>{t('payment')}</h2>
            <p>
              {t(order.paymentMethod)} · {t(order.paymentStatus)}
            </p>
            {order.seller.phone && (
              <ButtonAnchor href={`tel:${order.seller.phone}`} icon={<Phone aria-hidden />}>
                {t('call', { phone: format.digits(order.seller.phone) })}
              </ButtonAnchor>
            )}
          </section>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('cancelTitle')}
        confirmLabel={t('cancel')}
        busyLabel={t('cancelling')}
        cancelLabel={t('keep')}
        busy={cancelling.busy}
        errorText={cancelling.errorText}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      >
        <p>{t('cancelText')}</p>
      </ConfirmDialog>
    </Page>
  );
}
