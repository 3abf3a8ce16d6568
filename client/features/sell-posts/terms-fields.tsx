import { dhakaDay } from '../../../schema/rules/catalogue/sell-post.rules';
import { Audience } from '../../../schema/values/catalogue/catalogue';
import type { SellPostProduct_ProductFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { DateField } from '../../ui/fields/date-field';
import { RadioCards } from '../../ui/fields/radio-cards';
import { TextField } from '../../ui/fields/text-field';
import { messages } from './sell-posts.messages';
import { TierFields } from './tier-fields';

/** The terms of a sale: who, how much at least, lower prices, from when until when. */
export function TermsFields({ product }: { product: SellPostProduct_ProductFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const unitName = format.unit(product.unit, product.customUnitNote);
  const today = dhakaDay(new Date());
  return (
    <div className="form-column">
      <RadioCards
        name="audience"
        label={t('audience')}
        required
        choices={[
          { value: Audience.EVERYONE, label: t('EVERYONE'), text: t('everyoneText') },
          { value: Audience.BUSINESSES, label: t('BUSINESSES'), text: t('businessesText') },
        ]}
      />
      <div className="terms-row">
        <TextField name="minQuantity" label={t('minQuantity')} digits="quantity" suffix={unitName} required />
        <TextField name="step" label={t('step')} digits="quantity" suffix={unitName} required />
      </div>
      <TierFields unitName={unitName} />
      <div className="terms-row">
        <DateField name="availableFrom" label={t('from')} hint={t('fromHint')} />
        <DateField name="availableUntil" label={t('until')} hint={t('untilHint')} min={today} />
      </div>
      <DateField name="harvestDate" label={t('harvestDate')} hint={t('optional')} max={today} />
    </div>
  );
}
