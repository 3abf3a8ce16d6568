import type { CheckoutCartQuery, DeliveryInput } from '../../generated/graphql';
import { useForm } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Alert } from '../../ui/alert';
import { TextLink } from '../../ui/text-link';
import { messages as orderWords } from '../../widgets/order/order-words.messages';
import type { CheckoutStep } from './checkout-steps';
import { messages } from './checkout.messages';

interface ReviewPartProps {
  cart: CheckoutCartQuery['cart'];
  delivery: DeliveryInput;
  onChange: (step: CheckoutStep) => void;
}

/** Everything once more, with each seller's fee, each part with a way back. */
export function ReviewPart({ cart, delivery, onChange }: ReviewPartProps) {
  const t = useMessages(messages);
  const words = useMessages(orderWords);
  const format = useFormat();
  const { values } = useForm();
  const said = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const answers: { step: CheckoutStep; label: string; value: string }[] = [
    { step: 'address', label: t('contactName'), value: `${said('contactName')}, ${format.digits(said('contactPhone'))}` },
    {
      step: 'address',
      label: t('deliveryMethod'),
      value: [t(delivery.method), delivery.method === 'DELIVERY' && said('address')].filter(Boolean).join(' · '),
    },
    {
      step: 'delivery',
      label: t('paymentMethod'),
      value: words(values.paymentMethod as 'CASH_ON_DELIVERY' | 'BKASH' | 'NAGAD' | 'ROCKET'),
    },
  ];
  return (
    <>
      <dl className="answers">
        {answers.map(({ step, label, value }) => (
          <div key={label} className="answer">
            <dt>{label}</dt>
            <dd>
              {value}
              <button type="button" className="text-link" aria-label={t('changeOf', { what: label })} onClick={() => onChange(step)}>
                {t('change')}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {cart.groups.map((group) => (
        <section key={group.seller.id} className="panel">
          <h2 style={{ fontWeight: 700, marginBottom: 8 }}>{t('from', { seller: group.seller.name })}</h2>
          <dl className="sums">
            {group.lines.map((line) => (
              <div key={line.product.id} style={{ display: 'contents' }}>
                <dt>
                  {line.product.name} × {format.quantity(line.quantity, line.product.unit, line.product.customUnitNote)}
                </dt>
                <dd className="money">{format.money(line.lineTotal)}</dd>
              </div>
            ))}
            <dt>{t('fee')}</dt>
            <dd className="money">{Number(group.deliveryFee ?? 0) > 0 ? format.money(group.deliveryFee ?? '0') : t('free')}</dd>
          </dl>
        </section>
      ))}
      {cart.hasProblems && <Alert tone="warning" title={t('fixCart')} action={<TextLink to={paths.cart()}>{t('toCart')}</TextLink>} />}
    </>
  );
}

/** What is paid in the end. */
export function ReviewTotal({ cart }: Pick<ReviewPartProps, 'cart'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const discount = cart.coupon?.discount ?? '0';
  return (
    <dl className="sums">
      <dt>{t('items')}</dt>
      <dd className="money">{format.money(cart.subtotal)}</dd>
      {cart.deliveryFee && (
        <>
          <dt>{t('fee')}</dt>
          <dd className="money">{Number(cart.deliveryFee) > 0 ? format.money(cart.deliveryFee) : t('free')}</dd>
        </>
      )}
      {Number(discount) > 0 && (
        <>
          <dt>{t('coupon')}</dt>
          <dd className="money">− {format.money(discount)}</dd>
        </>
      )}
      <dt className="sum-total">{t('total')}</dt>
      <dd className="sum-total money">{format.money(cart.total)}</dd>
    </dl>
  );
}
