import { useId, useState } from 'react';
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
import { useDayText, useDeliveryTime } from '../../widgets/delivery/use-delivery-time';
import { useDeliveryFee } from '../../widgets/delivery/use-delivery-fee';
import type { SellerChoice } from './checkout-steps';
import { messages } from './checkout.messages';
import type { CheckoutGroups } from './seller-deliveries';

type Group = CheckoutGroups[number];

/** How and when the part of each seller is handed over. */
export function DeliveryPart({ groups }: { groups: CheckoutGroups }) {
  const t = useMessages(messages);
  const { values, errors, change } = useForm();
  const choices = values.deliveryChoices as Readonly<Record<string, SellerChoice>>;
  const isPickup = values.deliveryMethod === DeliveryMethod.PICKUP;
  return (
    <section className="panel seller-deliveries" aria-label={t('deliveries')}>
      <h2>{t('deliveries')}</h2>
      {groups.map((group, index) => (
        <SellerDelivery
          key={group.seller.id}
          group={group}
          choice={choices[group.seller.id] ?? {}}
          folds={groups.length > 1}
          isRejected={Object.keys(errors).some((name) => name.startsWith(`deliveries[${index}]`))}
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
  /** With other sellers beside it, what is chosen is one line, and a button opens the choices. */
  folds: boolean;
  /** The last try was rejected because of these choices. */
  isRejected: boolean;
  /** Everything is picked up. */
  isPickup: boolean;
  onChoose: (more: SellerChoice) => void;
}

function SellerDelivery({ group, choice, folds, isRejected, isPickup, onChoose }: SellerDeliveryProps) {
  const t = useMessages(messages);
  const fees = useMessages(feeTexts);
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { seller, delivery } = group;
  const { text, reason } = useDeliveryFee(delivery);
  const chosen = useChosenText(delivery, choice);
  if (delivery.problems.some(({ kind }) => kind === 'NOT_DELIVERED' || kind === 'NO_PICKUP')) {
    return <NotOffered seller={sellerName(seller)} isPickup={isPickup} />;
  }
  const isWrong = isRejected || delivery.problems.length > 0;
  if (isWrong && !opened) setOpened(true); // and stays so: what is put right must not fold under the finger
  const open = !folds || opened;
  return (
    <fieldset className="seller-delivery">
      <legend>{sellerName(seller)}</legend>
      <p className="summary-fee">
        <span className="seller-delivery-chosen">{open ? t(delivery.method) : chosen}</span>
        <span className="money">{text}</span>
        {folds && !isWrong && (
          <button
            type="button"
            className="text-link"
            aria-label={t('changeDelivery', { seller: sellerName(seller) })}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpened(!opened)}
          >
            {t('change')}
          </button>
        )}
      </p>
      {reason && <p className="caption">{reason}</p>}
      {!isPickup && !delivery.methods.includes('DELIVERY') && <p className="caption">{fees('notDeliveredPickup')}</p>}
      {open && <Choices id={id} delivery={delivery} choice={choice} isPickup={isPickup} onChoose={onChoose} />}
    </fieldset>
  );
}

/** Returns the choices as they are now, in one line: 'Delivery · Saturday, 28 Nov · Any time'. */
function useChosenText(delivery: Group['delivery'], choice: SellerChoice): string {
  const t = useMessages(messages);
  const timeOf = useDeliveryTime();
  const preferredDay = delivery.days.find((one) => one === choice.day) ?? null;
  const preferredWindow = delivery.windows.find((one) => one === choice.window) ?? null;
  return [t(delivery.method), timeOf({ preferredDay, preferredWindow, firstDay: delivery.days[0] ?? null })].filter(Boolean).join(' · ');
}

interface ChoicesProps extends Pick<SellerDeliveryProps, 'choice' | 'isPickup' | 'onChoose'> {
  id: string;
  delivery: Group['delivery'];
}

function Choices({ id, delivery, choice, isPickup, onChoose }: ChoicesProps) {
  const t = useMessages(messages);
  const texts = useMessages(deliveryTexts);
  const format = useFormat();
  const dayText = useDayText();
  const [first, ...later] = delivery.days;
  return (
    <div id={id} className="seller-delivery-choices">
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
            { value: '', label: texts('anyDay', { day: format.day(first) }) },
            ...[first, ...later].map((day) => ({ value: day, label: dayText(day) })),
          ]}
          onChange={(day) => onChoose({ day })}
        />
      )}
      <Select
        label={t('preferredWindow')}
        value={delivery.windows.find((window) => window === choice.window) ?? ''}
        choices={[{ value: '', label: texts('anyTime') }, ...delivery.windows.map((window) => ({ value: window, label: texts(window) }))]}
        onChange={(window) => onChoose({ window })}
      />
    </div>
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
