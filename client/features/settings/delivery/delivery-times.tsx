import { deliveryWindows, weekdays } from '../../../../schema/values/orders/delivery';
import { useForm } from '../../../platform/forms/form-context';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { CheckField } from '../../../ui/fields/check-field';
import { TextField } from '../../../ui/fields/text-field';
import { messages as deliveryTexts } from '../../../widgets/delivery/delivery.messages';
import { messages } from './delivery-terms.messages';
import { TermsFold } from './terms-fold';

const listOf = (value: unknown) => (Array.isArray(value) ? (value as readonly string[]) : []);

/** How soon, on which days and at what time of the day. */
export function DeliveryTimes() {
  const t = useMessages(messages);
  const texts = useMessages(deliveryTexts);
  const format = useFormat();
  const { values } = useForm();
  const days = weekdays.filter((one) => listOf(values.weekdays).includes(one));
  const windows = deliveryWindows.filter((one) => listOf(values.windows).includes(one));
  const summary = [
    typeof values.leadDays === 'string' && values.leadDays !== '' && t('afterDays', { count: format.digits(values.leadDays) }),
    days.length === weekdays.length ? t('everyDay') : days.map((one) => texts(one)).join(', '),
    windows.length === deliveryWindows.length ? t('anyTime') : windows.map((one) => texts(one)).join(', '),
  ];
  return (
    <TermsFold title={t('times')} summary={summary.filter(Boolean).join(' · ')} fields={['leadDays', 'weekdays', 'windows']}>
      <TextField name="leadDays" label={t('leadDays')} hint={t('leadDaysHint')} digits="whole" suffix={t('days')} required />
      <CheckField name="weekdays" legend={t('weekdays')} choices={weekdays.map((value) => ({ value, label: texts(value) }))} />
      <CheckField name="windows" legend={t('windows')} choices={deliveryWindows.map((value) => ({ value, label: texts(value) }))} />
    </TermsFold>
  );
}
