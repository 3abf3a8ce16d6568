import { deliveryRateField } from '../../../../schema/rules/orders/delivery-form.rules';
import { distanceClasses } from '../../../../schema/values/orders/delivery';
import type { DistanceClass } from '../../../../schema/values/orders/delivery';
import type { DeliveryTerms_TermsFragment } from '../../../generated/graphql';
import { useForm, useFormField } from '../../../platform/forms/form-context';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { messages as deliveryTexts } from '../../../widgets/delivery/delivery.messages';
import { RateFields } from '../../../widgets/delivery/rate-fields';
import { messages } from './delivery-terms.messages';
import { TermsFold } from './terms-fold';

const listOf = (value: unknown) => (Array.isArray(value) ? (value as readonly string[]) : []);

/** For each distance that is delivered to: the market's rate, or the seller's own. */
export function OwnRates({ platformRates }: Pick<DeliveryTerms_TermsFragment, 'platformRates'>) {
  const t = useMessages(messages);
  const texts = useMessages(deliveryTexts);
  const { values } = useForm();
  const field = useFormField('ownRates');
  const own = listOf(field.value);
  const delivered = distanceClasses.filter((distance) => listOf(values.distances).includes(distance));
  if (delivered.length === 0) return null;
  const withOwn = delivered.filter((distance) => own.includes(distance));
  const summary = withOwn.length === 0 ? t('marketRates') : t('ownFor', { distances: withOwn.map((one) => texts(one)).join(', ') });
  return (
    <TermsFold title={t('ownRates')} summary={summary} fields={['ownRates', ...withOwn.flatMap(fieldsOfRate)]}>
      <fieldset id={field.id} className="radio-cards" tabIndex={-1} aria-label={t('ownRates')}>
        <p className="radio-cards-hint">{t('ownRatesHint')}</p>
        {delivered.map((distance) => (
          <div key={distance} className="own-rate">
            <Checkbox
              label={t('own', { distance: texts(distance) })}
              checked={own.includes(distance)}
              onChange={(on) => field.change(on ? [...own, distance] : own.filter((one) => one !== distance))}
            />
            {own.includes(distance) ? <RateFields distance={distance} /> : <PlatformRate distance={distance} rates={platformRates} />}
          </div>
        ))}
      </fieldset>
    </TermsFold>
  );
}

const fieldsOfRate = (distance: DistanceClass) =>
  (['base', 'freeKg', 'perKg', 'maxKg'] as const).map((figure) => deliveryRateField(figure, distance));

function PlatformRate({ distance, rates }: { distance: DistanceClass; rates: DeliveryTerms_TermsFragment['platformRates'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const rate = rates.find((one) => one.distance === distance);
  if (!rate) return null;
  const figures = { base: format.money(rate.base), perKg: format.money(rate.perKg) };
  const weights = { freeKg: format.quantity(rate.freeKg, 'KG', null), maxKg: format.quantity(rate.maxKg, 'KG', null) };
  return <p className="caption">{t('platformRate', { ...figures, ...weights })}</p>;
}
