import { weekdayOf } from '../../../schema/rules/orders/delivery-days';
import { DeliveryMethod } from '../../../schema/values/orders/orders';
import { useForm } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { sellerName } from '../../platform/seller-name';
import { Alert } from '../../ui/feedback/alert';
import { TextLink } from '../../ui/buttons/text-link';
import { Select } from '../../ui/inputs/select';
import { messages as feeTexts } from '../../widgets/delivery/delivery-fee.messages';
import { messages as deliveryTexts } from '../../widgets/delivery/delivery.messages';
import { useDeliveryFee } from '../../widgets/delivery/use-delivery-fee';
import type { SellerChoice } from './checkout-steps';
import { messages } from './checkout.messages';
import type { CheckoutGroups } from './seller-deliveries';

type Group = CheckoutGroups[number];

/** How and when the part of each seller is handed over. */
export function DeliveryPart({ groups }: { groups: CheckoutGroups }) {
  const t = useMessages(messages);
  const { values, change } = useForm();
  const choices = values.deliveryChoices as Readonly<Record<string, SellerChoice>>;
  const isPickup = values.deliveryMethod === DeliveryMethod.PICKUP;
  return (
    <section className="panel seller-deliveries" aria-label={t('deliveries')}>
      <h2>{t('deliveries')}</h2>
      {groups.map((group) => (
        <SellerDelivery
          key={group.seller.id}
          group={group}
          choice={choices[group.seller.id] ?? {}}
          isPickup={isPickup}
          onChoose={(more) => change('deliveryChoices', { ...choices, [group.seller.id]: { ...choices[group.seller.id], ...more } })}
        />
      ))}
    </section>
  );
}

interface SellerDeliveryProps {
  group: Group;
  choice: SellerChoice;
  /** Everything is picked up. */
  isPickup: boolean;
  onChoose: (more: SellerChoice) => void;
}

function SellerDelivery({ group: { seller, delivery }, choice, isPickup, onChoose }: SellerDeliveryProps) {
  const t = useMessages(messages);
  const texts = useMessages(deliveryTexts);
  const fees = useMessages(feeTexts);
  const format = useFormat();
  const { text, reason } = useDeliveryFee(delivery);
  const [first, ...later] = delivery.days;
  const dayText = (day: string) => `${texts(weekdayOf(day))}, ${format.day(day)}`;
  if (delivery.problems.some(({ kind }) => kind === 'NOT_DELIVERED' || kind === 'NO_PICKUP')) {
    return <NotOffered seller={sellerName(seller)} isPickup={isPickup} />;
  }
  return (
    <fieldset className="seller-delivery">
      <legend>{sellerName(seller)}</legend>
      <p className="summary-fee">
        {t(delivery.method)}
        <span className="money">{text}</span>
      </p>
      {reason && <p className="caption">{reason}</p>}
      {!isPickup && !delivery.methods.includes('DELIVERY') && <p className="caption">{fees('notDeliveredPickup')}</p>}
      <div className="seller-delivery-choices">
        {!isPickup && delivery.methods.length > 1 && (
          <Select
            label={t('method')}
            value={delivery.method}
            choices={delivery.methods.map((method) => ({ value: method, label: t(method) }))}
            onChange={(method) => onChoose({ method })}
          />
        )}
        {first && (
          <Select
            label={t('preferredDay')}
            value={delivery.days.find((day) => day === choice.day) ?? ''}
            choices={[
              { value: '', label: t('anyDay', { day: dayText(first) }) },
              ...[first, ...later].map((day) => ({ value: day, label: dayText(day) })),
            ]}
            onChange={(day) => onChoose({ day })}
          />
        )}
        <Select
          label={t('preferredWindow')}
          value={delivery.windows.find((window) => window === choice.window) ?? ''}
          choices={[{ value: '', label: t('anyTime') }, ...delivery.windows.map((window) => ({ value: window, label: texts(window) }))]}
          onChange={(window) => onChoose({ window })}
        />
      </div>
    </fieldset>
  );
}

/** The seller cannot be bought from in this way: another method, or without the products. */
function NotOffered({ seller, isPickup }: { seller: string; isPickup: boolean }) {
  const t = useMessages(messages);
  return (
    <Alert
      tone="warning"
      title={t(isPickup ? 'noPickup' : 'notDelivered', { seller })}
      action={<TextLink to={paths.cart()}>{t('toCart')}</TextLink>}
    />
  );
}
