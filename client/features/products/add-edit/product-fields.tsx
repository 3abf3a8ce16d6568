import type { ReactNode } from 'react';
import { categories } from '../../../../schema/values/catalogue/categories';
import { grades } from '../../../../schema/values/catalogue/grades';
import { limits } from '../../../../schema/values/limits';
import { takesUnitWeight, Unit, unitFacts, units } from '../../../../schema/values/catalogue/units';
import { useForm, useFormField } from '../../../platform/forms/form-context';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { FieldFrame } from '../../../ui/fields/field-frame';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { QuantityStepper } from '../../../ui/inputs/quantity-stepper';
import { PriceHelp } from '../../../widgets/week-price/price-help';
import { CategoryChips } from './category-chips';
import { OwnUnitFields, UnitWeightField } from './own-unit-fields';
import { GradeField } from './grade-field';
import { SecondLanguageFields } from './second-language-fields';
import { useCategoryChoices } from './category-choices';
import { messages } from '../products.messages';

interface ProductFieldsProps {
  noteLabel: 'explainQuantity' | 'customUnitNote';
  /** Unit and category are shown, not asked, with the reason. */
  relisted?: boolean;
  /** The form shows this element below the price; an edit shows the running deal there. */
  underPrice?: ReactNode;
  /** The day of the harvest, which is asked for with the first stock alone. */
  harvest?: ReactNode;
}

/** Name, quantity with its unit, price, description, category, sale: the same for adding and editing. */
export function ProductFields({ noteLabel, relisted = false, underPrice, harvest }: ProductFieldsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { values } = useForm();
  const sale = useFormField('addToSellPost');
  const unit = units.find((one) => one === values.unit) ?? Unit.KG;
  const stored = noteLabel === 'customUnitNote';
  return (
    <>
      <TextField name="name" label={t('name')} maxLength={limits.productNameLength} counted required />
      <div className="unit-row">
        <QuantityField off={unit === Unit.OTHERS && !relisted} stored={stored} />
        {!relisted && (
          <SelectField
            name="unit"
            label={t('unit')}
            placeholder={null}
            choices={units.map((one) => ({ value: one, label: unitFacts[one][format.language] }))}
          />
        )}
      </div>
      {harvest}
      {relisted && <AsReceived />}
      {unit === Unit.OTHERS && !relisted && <OwnUnitFields noteLabel={t(noteLabel)} typedMin={stored ? '0' : undefined} />}
      {unit !== Unit.OTHERS && takesUnitWeight(unit) && <UnitWeightField unit={unitFacts[unit][format.language]} />}
      <TextField
        name="price"
        label={t('price')}
        hint={unit === Unit.OTHERS ? t('priceHintOthers') : t('priceHint', { unit: unitFacts[unit][format.language] })}
        digits="amount"
        required
      />
      {underPrice}
      <FormPriceHelp unit={unit} />
      <TextAreaField
        name="description"
        label={t('describe')}
        hint={t('describeHint')}
        rows={4}
        maxLength={limits.descriptionLength}
        required
      />
      <SecondLanguageFields />
      {!relisted && <CategoryFields />}
      <GradeField />
      <TextField name="externalReference" label={t('reference')} hint={t('referenceHint')} maxLength={limits.referenceLength} />
      <RadioCards
        name="addToSellPost"
        label={t('addForSellPost')}
        required
        choices={[
          { value: 'true', label: t('yes'), text: t('yesText') },
          { value: 'false', label: t('no'), text: t('noText') },
        ]}
        key={sale.id}
      />
    </>
  );
}

const typed = (value: unknown) => (typeof value === 'string' ? value : '');

/** Once the category is chosen. */
function FormPriceHelp({ unit }: { unit: Unit }) {
  const { values } = useForm();
  const price = useFormField('price');
  return (
    <PriceHelp
      categorySlug={typed(values.categorySlug)}
      unit={unit}
      customUnitNote={typed(values.customUnitNote)}
      unitWeightKg={typed(values.unitWeightKg)}
      grade={grades.find((grade) => grade === values.grade) ?? null}
      price={typed(price.value)}
      onTake={price.change}
    />
  );
}

function CategoryFields() {
  const t = useMessages(messages);
  return (
    <>
      <SelectField name="categorySlug" label={t('category')} placeholder={t('chooseCategory')} choices={useCategoryChoices()} required />
      <CategoryChips />
    </>
  );
}

/**
 * Shows the fields that an edit of re-listed products cannot change, and why: otherwise they would no longer be the
 * products that were received.
 */
function AsReceived() {
  const t = useMessages(messages);
  const format = useFormat();
  const { values } = useForm();
  const unit = units.find((one) => one === values.unit) ?? Unit.KG;
  const note = typeof values.customUnitNote === 'string' ? values.customUnitNote : '';
  const category = categories.find(({ slug }) => slug === values.categorySlug)?.[format.language] ?? '';
  return (
    <div className="as-received">
      <dl>
        <div>
          <dt>{t('unit')}</dt>
          <dd>{unit === Unit.OTHERS ? note : unitFacts[unit][format.language]}</dd>
        </div>
        <div>
          <dt>{t('category')}</dt>
          <dd>{category}</dd>
        </div>
      </dl>
      <p className="caption">{t('asReceived')}</p>
    </div>
  );
}

/** Greyed and blurred while the unit explains itself as text. */
function QuantityField({ off, stored }: { off: boolean; stored: boolean }) {
  const t = useMessages(messages);
  const field = useFormField('quantity');
  return (
    <FieldFrame id={off ? `${field.id}-off` : field.id} label={t('quantity')} error={off ? undefined : field.error}>
      <QuantityStepper
        id={off ? `${field.id}-off` : field.id}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={field.change}
        label={t('quantity')}
        typedMin={stored ? '0' : undefined}
        decimals={limits.quantityDecimals}
        off={off}
        invalid={!off && Boolean(field.error)}
      />
    </FieldFrame>
  );
}
