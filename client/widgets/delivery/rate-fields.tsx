import { deliveryRateField } from '../../../schema/rules/orders/delivery-form.rules';
import type { DistanceClass } from '../../../schema/values/orders/delivery';
import { useMessages } from '../../platform/i18n/use-messages';
import { TextField } from '../../ui/fields/text-field';
import './delivery.css';
import { messages } from './delivery.messages';

/** The four figures of the rate of one distance. */
export function RateFields({ distance }: { distance: DistanceClass }) {
  const t = useMessages(messages);
  const kilograms = { digits: 'quantity', suffix: t('kg'), required: true } as const;
  const amount = { digits: 'amount', suffix: t('taka'), required: true } as const;
  return (
    <div className="rate-fields">
      <TextField name={deliveryRateField('base', distance)} label={t('base')} {...amount} />
      <TextField name={deliveryRateField('freeKg', distance)} label={t('freeKg')} {...kilograms} />
      <TextField name={deliveryRateField('perKg', distance)} label={t('perKg')} {...amount} />
      <TextField name={deliveryRateField('maxKg', distance)} label={t('maxKg')} {...kilograms} />
    </div>
  );
}
