import { Banknote, House, Smartphone, Store } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import { DeliveryMethod, isMobileMoney, PaymentMethod } from '../../../schema/values/orders';
import { useForm } from '../../platform/forms/form-context';
import { useMessages } from '../../platform/i18n/use-messages';
import { RadioCards } from '../../ui/fields/radio-cards';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { PhoneField, TextField } from '../../ui/fields/text-field';
import { LocationPicker } from '../../widgets/location-picker/location-picker';
import { messages } from './checkout.messages';

/** Who receives it, and where. */
export function AddressPart() {
  const t = useMessages(messages);
  const { values } = useForm();
  return (
    <>
      <TextField name="contactName" label={t('contactName')} autoComplete="name" maxLength={limits.nameLength} required />
      <PhoneField name="contactPhone" label={t('contactPhone')} required />
      <RadioCards
        name="deliveryMethod"
        label={t('deliveryMethod')}
        choices={[
          { value: DeliveryMethod.DELIVERY, label: t('DELIVERY'), text: t('deliveryText'), icon: <House aria-hidden /> },
          { value: DeliveryMethod.PICKUP, label: t('PICKUP'), text: t('pickupText'), icon: <Store aria-hidden /> },
        ]}
      />
      {values.deliveryMethod === DeliveryMethod.DELIVERY && <LocationPicker />}
      <TextAreaField name="note" label={t('note')} rows={2} maxLength={limits.orderNoteLength} />
    </>
  );
}

/** Cash first; mobile money by number and TrxID. */
export function PaymentPart() {
  const t = useMessages(messages);
  const { values } = useForm();
  const mobile = typeof values.paymentMethod === 'string' && isMobileMoney(values.paymentMethod);
  return (
    <>
      <RadioCards
        name="paymentMethod"
        label={t('paymentMethod')}
        choices={Object.values(PaymentMethod).map((method) => ({
          value: method,
          label: t(method),
          text: t(isMobileMoney(method) ? 'mobileText' : 'cashText'),
          icon: isMobileMoney(method) ? <Smartphone aria-hidden /> : <Banknote aria-hidden />,
        }))}
      />
      {mobile && (
        <>
          <PhoneField name="paymentNumber" label={t('paymentNumber')} required />
          <TextField name="paymentReference" label={t('paymentReference')} maxLength={limits.trxIdLength} required />
        </>
      )}
    </>
  );
}
