import { useEffect, useRef } from 'react';
import { categories } from '../../../schema/values/categories';
import { limits } from '../../../schema/values/limits';
import { Unit, unitFacts, units } from '../../../schema/values/units';
import { useForm, useFormField } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { FieldFrame } from '../../ui/fields/field-frame';
import { RadioCards } from '../../ui/fields/radio-cards';
import { SelectField } from '../../ui/fields/select-field';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { CategoryChips } from './category-chips';
import { useCategoryChoices } from './category-choices';
import { messages } from './products.messages';

interface ProductFieldsProps {
  noteLabel: 'explainQuantity' | 'customUnitNote';
  /** Unit and category are told, not asked, with the reason. */
  relisted?: boolean;
}

/** Name, quantity with its unit, price, description, category, sale: the same for adding and editing. */
export function ProductFields({ noteLabel, relisted = false }: ProductFieldsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { values } = useForm();
  const sale = useFormField('addToSellPost');
  const unit = units.find((one) => one === values.unit) ?? Unit.KG;
  return (
    <>
      <TextField name="name" label={t('name')} maxLength={limits.productNameLength} required />
      <div className="unit-row">
        <QuantityField off={unit === Unit.OTHERS} />
        {!relisted && (
          <SelectField
            name="unit"
            label={t('unit')}
            placeholder={null}
            choices={units.map((one) => ({ value: one, label: unitFacts[one][format.language] }))}
          />
        )}
      </div>
      {relisted && <AsReceived />}
      {unit === Unit.OTHERS && !relisted && <NoteField label={t(noteLabel)} />}
      <TextField
        name="price"
        label={t('price')}
        hint={unit === Unit.OTHERS ? t('priceHintOthers') : t('priceHint', { unit: unitFacts[unit][format.language] })}
        digits
        maxLength={8}
        required
      />
      <TextAreaField
        name="description"
        label={t('describe')}
        hint={t('describeHint')}
        rows={4}
        maxLength={limits.descriptionLength}
        required
      />
      {!relisted && <CategoryFields />}
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

function CategoryFields() {
  const t = useMessages(messages);
  return (
    <>
      <SelectField name="categorySlug" label={t('category')} placeholder={t('chooseCategory')} choices={useCategoryChoices()} required />
      <CategoryChips />
    </>
  );
}

/** What an edit of re-listed goods cannot change (E2), and why: they would be other goods than were received. */
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

/** Greyed and blurred while the unit explains itself in words (U4). */
function QuantityField({ off }: { off: boolean }) {
  const t = useMessages(messages);
  const field = useFormField('quantity');
  return (
    <FieldFrame id={field.id} label={t('quantity')} error={field.error}>
      <QuantityStepper
        id={field.id}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={field.change}
        label={t('quantity')}
        off={off}
        invalid={Boolean(field.error)}
      />
    </FieldFrame>
  );
}

/** Appears with the unit Others and takes the focus then, not when the screen opens with it. */
function NoteField({ label }: { label: string }) {
  const field = useFormField('customUnitNote');
  const opened = useRef(field.value);
  useEffect(() => {
    if (!opened.current) document.getElementById(field.id)?.focus();
  }, [field.id]);
  return <TextField name="customUnitNote" label={label} maxLength={limits.unitNoteLength} required />;
}
