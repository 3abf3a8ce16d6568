import type { ReactNode } from 'react';
import type { CheckoutCartQuery, PaymentMethod } from '../../generated/graphql';
import { useForm } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { sellerName } from '../../platform/seller-name';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/buttons/button';
import { TextLink } from '../../ui/buttons/text-link';
import { messages as orderTexts } from '../../widgets/order/order-texts.messages';
import { AddressPart, PaymentPart, textOf } from './checkout-parts';
import type { CheckoutStep } from './checkout-steps';
import { messages } from './checkout.messages';
import type { SavedAddress } from './known-values';
import { usePlaceText } from './use-place-text';

interface ReviewPartProps {
  cart: CheckoutCartQuery['cart'];
  addresses: readonly SavedAddress[];
  /** The part that is open for changes, in its place. */
  editing: CheckoutStep | null;
  onEdit: (step: CheckoutStep) => void;
  onDone: () => void;
}

/** Everything that was entered, complete, and each part to be changed in its place. */
export function ReviewPart({ cart, addresses, editing, onEdit, onDone }: ReviewPartProps) {
  const t = useMessages(messages);
  return (
    <>
      {editing === 'address' ? (
        <OpenPart title={t('address')} onDone={onDone}>
          <AddressPart addresses={addresses} groups={cart.groups} />
        </OpenPart>
      ) : (
        <AddressSummary cart={cart} onEdit={() => onEdit('address')} />
      )}
      {editing === 'delivery' ? (
        <OpenPart title={t('delivery')} onDone={onDone}>
          <PaymentPart methods={cart.paymentMethods} />
        </OpenPart>
      ) : (
        <PaymentSummary onEdit={() => onEdit('delivery')} />
      )}
      {cart.hasProblems && <Alert tone="warning" title={t('fixCart')} action={<TextLink to={paths.cart()}>{t('toCart')}</TextLink>} />}
      {cart.unavailable.length > 0 && (
        <Alert tone="warning" title={t('leftOut')} action={<TextLink to={paths.cart()}>{t('toCart')}</TextLink>} />
      )}
    </>
  );
}

function AddressSummary({ cart, onEdit }: Pick<ReviewPartProps, 'cart'> & { onEdit: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { values } = useForm();
  const place = usePlaceText();
  const said = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '');
  const isPickup = values.deliveryMethod === 'PICKUP';
  return (
    <dl className="facts-list">
      <SummaryLine label={t('receiver')} onEdit={onEdit}>
        {said('contactName')}, {format.digits(said('contactPhone'))}
      </SummaryLine>
      <SummaryLine label={t('deliveryMethod')} onEdit={onEdit}>
        {isPickup ? t('PICKUP') : `${t('DELIVERY')} · ${place}`}
        {isPickup && (
          <ul className="pickup-places">
            {cart.groups.map(({ seller }) => (
              <li key={seller.id}>
                {sellerName(seller)}
                {': '}
                {format.place([seller.upazila, seller.district])}
              </li>
            ))}
          </ul>
        )}
      </SummaryLine>
      {said('note') && (
        <SummaryLine label={t('note')} onEdit={onEdit}>
          {said('note')}
        </SummaryLine>
      )}
    </dl>
  );
}

function PaymentSummary({ onEdit }: { onEdit: () => void }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const { values } = useForm();
  const method = values.paymentMethod as PaymentMethod;
  return (
    <dl className="facts-list">
      <SummaryLine label={t('paymentMethod')} onEdit={onEdit}>
        {texts(method)}
        {method !== 'CASH_ON_DELIVERY' && <span className="caption answer-more">{t(textOf(method))}</span>}
      </SummaryLine>
    </dl>
  );
}

function SummaryLine({ label, onEdit, children }: { label: string; onEdit: () => void; children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <div className="answer">
      <dt>{label}</dt>
      <dd>
        <span>{children}</span>
        <button type="button" className="text-link" aria-label={t('changeOf', { what: label })} onClick={onEdit}>
          {t('change')}
        </button>
      </dd>
    </div>
  );
}

function OpenPart({ title, onDone, children }: { title: string; onDone: () => void; children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <section className="panel checkout-open" aria-label={title}>
      {children}
      <Button look="outline" onClick={onDone}>
        {t('done')}
      </Button>
    </section>
  );
}
