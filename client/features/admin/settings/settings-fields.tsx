/** The groups of fields in the form of the platform's settings. */
import { distanceClasses, weekdays } from '../../../../schema/values/orders/delivery';
import { useMessages } from '../../../platform/i18n/use-messages';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { messages as deliveryTexts } from '../../../widgets/delivery/delivery.messages';
import { RateFields } from '../../../widgets/delivery/rate-fields';
import { messages } from './settings.messages';

/** Asks for the delivery rates that apply to sellers who have none of their own. */
export function DeliveryFields() {
  const t = useMessages(messages);
  const texts = useMessages(deliveryTexts);
  return (
    <fieldset className="settings-fees">
      <legend>{t('fees')}</legend>
      <p className="caption">{t('feesHint')}</p>
      {distanceClasses.map((distance) => (
        <fieldset key={distance} className="settings-fees settings-rate">
          <legend>{texts(distance)}</legend>
          <RateFields distance={distance} />
        </fieldset>
      ))}
    </fieldset>
  );
}

/** How much a buyer may have ordered that has not arrived. */
export function OpenOrderFields() {
  const t = useMessages(messages);
  return (
    <fieldset className="settings-fees">
      <legend>{t('openOrders')}</legend>
      <p className="caption">{t('openOrdersHint')}</p>
      <div className="settings-amounts">
        <TextField name="newBuyerOrders" label={t('newBuyerOrders')} digits="whole" required />
        <TextField name="newBuyerAmount" label={t('newBuyerAmount')} digits="amount" suffix={t('taka')} required />
        <TextField name="buyerOrders" label={t('buyerOrders')} digits="whole" required />
        <TextField name="buyerAmount" label={t('buyerAmount')} digits="amount" suffix={t('taka')} required />
      </div>
    </fieldset>
  );
}

/** When sellers are paid, and from which balance on. */
export function PayoutFields() {
  const t = useMessages(messages);
  const texts = useMessages(deliveryTexts);
  return (
    <fieldset className="settings-fees">
      <legend>{t('payouts')}</legend>
      <p className="caption">{t('payoutsHint')}</p>
      <div className="settings-amounts">
        <TextField name="payoutMinimum" label={t('payoutMinimum')} digits="amount" suffix={t('taka')} required />
        <SelectField
          name="payoutWeekday"
          label={t('payoutWeekday')}
          placeholder={null}
          choices={weekdays.map((value) => ({ value, label: texts(value) }))}
          required
        />
      </div>
    </fieldset>
  );
}
