import { Banknote, CreditCard, House, Smartphone, Store } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import { DeliveryMethod, isMobileMoney, PaymentMethod } from '../../../schema/values/orders/orders';
import type { CheckoutCartQuery } from '../../generated/graphql';
import { useForm } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { sellerName } from '../../platform/seller-name';
import { Alert } from '../../ui/feedback/alert';
import { Checkbox } from '../../ui/inputs/checkbox';
import { RadioCards } from '../../ui/fields/radio-cards';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { PhoneField, TextField } from '../../ui/fields/text-field';
import { SearchedLocation } from '../../widgets/location-picker/location-picker';
import { messages as orderTexts } from '../../widgets/order/order-texts.messages';
import { NEW_ADDRESS } from './checkout-steps';
import { messages } from './checkout.messages';
import { fieldsOf } from './known-values';
import type { SavedAddress } from './known-values';

interface AddressPartProps {
  addresses: readonly SavedAddress[];
  groups: CheckoutCartQuery['cart']['groups'];
}

/** Asks for the receiver and the place: a saved address, a new one, or pickup at the sellers' places. */
export function AddressPart({ addresses, groups }: AddressPartProps) {
  const t = useMessages(messages);
  const { values } = useForm();
  const isDelivery = values.deliveryMethod === DeliveryMethod.DELIVERY;
  const isSaved = isDelivery && values.addressId !== NEW_ADDRESS;
  return (
    <>
      <RadioCards
        name="deliveryMethod"
        label={t('deliveryMethod')}
        choices={[
          { value: DeliveryMethod.DELIVERY, label: t('DELIVERY'), text: t('deliveryText'), icon: <House aria-hidden /> },
          { value: DeliveryMethod.PICKUP, label: t('PICKUP'), text: t('pickupText'), icon: <Store aria-hidden /> },
        ]}
      />
      {isDelivery && addresses.length > 0 && <SavedAddresses addresses={addresses} />}
      {!isDelivery && <PickupPlaces groups={groups} />}
      {!isSaved && (
        <>
          <TextField name="contactName" label={t('contactName')} autoComplete="name" maxLength={limits.nameLength} required />
          <PhoneField name="contactPhone" label={t('contactPhone')} required />
        </>
      )}
      {isDelivery && !isSaved && (
        <>
          <SearchedLocation />
          {addresses.length < limits.addressCount && <KeepIt />}
        </>
      )}
      <TextAreaField name="note" label={t('note')} rows={2} maxLength={limits.orderNoteLength} />
    </>
  );
}

function SavedAddresses({ addresses }: { addresses: readonly SavedAddress[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { change } = useForm();
  const choose = (chosen: string) => {
    const address = addresses.find(({ id }) => id === chosen);
    const empty = { divisionId: '', districtId: '', upazilaId: '', address: '' };
    for (const [name, value] of Object.entries(address ? fieldsOf(address) : empty)) change(name, value);
  };
  return (
    <RadioCards
      name="addressId"
      label={t('whereTo')}
      columns={1}
      onChosen={choose}
      choices={[
        ...addresses.map((address) => ({
          value: address.id,
          label: [address.label, `${address.contactName}, ${format.digits(address.contactPhone)}`].filter(Boolean).join(' · '),
          text: [address.address, address.upazila && format.name(address.upazila), address.upazila && format.name(address.upazila.district)]
            .filter(Boolean)
            .join(', '),
        })),
        { value: NEW_ADDRESS, label: t('newAddress') },
      ]}
    />
  );
}

function KeepIt() {
  const t = useMessages(messages);
  const { values, change } = useForm();
  return (
    <Checkbox
      name="saveAddress"
      label={t('saveAddress')}
      checked={values.saveAddress === true}
      onChange={(on) => change('saveAddress', on)}
    />
  );
}

/** Only the upazila before the order; house and phone come with it. */
function PickupPlaces({ groups }: Pick<AddressPartProps, 'groups'>) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section className="panel" aria-label={t('pickupPlaces')}>
      <p>{t('pickupPlaces')}</p>
      <ul className="pickup-places">
        {groups.map(({ seller }) => (
          <li key={seller.id}>
            <strong>{sellerName(seller)}</strong>
            {': '}
            {format.place([seller.upazila, seller.district])}
          </li>
        ))}
      </ul>
      <p className="caption">{t('pickupLater')}</p>
    </section>
  );
}

const icons = { cashText: <Banknote aria-hidden />, mobileText: <Smartphone aria-hidden />, onlineText: <CreditCard aria-hidden /> };

/** Returns the key of the text that explains a payment method. */
export function textOf(method: PaymentMethod) {
  if (method === 'ONLINE') return 'onlineText';
  return isMobileMoney(method) ? 'mobileText' : 'cashText';
}

/** Cash first; mobile money and online payments follow once the seller has confirmed. */
export function PaymentPart({ methods }: { methods: readonly PaymentMethod[] }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  if (methods.length === 0) return <Alert tone="warning" title={t('noWayToPay')} />;
  return (
    <RadioCards
      name="paymentMethod"
      label={t('paymentMethod')}
      hint={methods.includes('CASH_ON_DELIVERY') ? undefined : t('noCash')}
      choices={methods.map((method) => ({
        value: method,
        label: texts(method),
        text: t(textOf(method)),
        icon: icons[textOf(method)],
      }))}
    />
  );
}
