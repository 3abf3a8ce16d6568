import { useEffect, useRef } from 'react';
import { limits } from '../../../../schema/values/limits';
import { languageOf } from '../../../../schema/values/catalogue/product-text';
import { Language } from '../../../../schema/values/accounts/roles';
import { unitPresets } from '../../../../schema/values/catalogue/unit-presets';
import type { UnitPreset } from '../../../../schema/values/catalogue/unit-presets';
import { useForm, useFormField } from '../../../platform/forms/form-context';
import { useLanguage } from '../../../platform/language/use-language';
import { useMessages } from '../../../platform/i18n/use-messages';
import { FieldFrame } from '../../../ui/fields/field-frame';
import { TextField } from '../../../ui/fields/text-field';
import { QuantityStepper } from '../../../ui/inputs/quantity-stepper';
import { messages } from '../products.messages';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const other = (language: Language) => (language === Language.BN ? Language.EN : Language.BN);

/**
 * The seller's own unit as text, with its weight where it has one; once the texts are there, how many of these there
 * are.
 */
export function OwnUnitFields({ noteLabel, typedMin }: { noteLabel: string; typedMin: string | undefined }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const note = useFormField('customUnitNote');
  const kg = useFormField('unitWeightKg');
  const second = useFormField('secondUnitNote');
  const { values } = useForm();
  const opened = useRef(note.value);
  useEffect(() => {
    if (!opened.current) document.getElementById(note.id)?.focus();
  }, [note.id]);
  const choose = (preset: UnitPreset) => {
    // in the language that the product is named in
    const first = text(values.name) ? languageOf(text(values.name)) : language;
    note.change(preset.note[first]);
    second.change(preset.note[other(first)]);
    kg.change(preset.kg ?? '');
  };
  return (
    <>
      <div className="own-unit">
        <div role="group" aria-label={t('unitPresets')} className="chip-row">
          {unitPresets.map((preset) => (
            <button
              key={preset.key}
              type="button"
              className="chip"
              aria-pressed={Object.values(preset.note).some((one) => one === note.value)}
              onClick={() => choose(preset)}
            >
              {preset[language]}
            </button>
          ))}
        </div>
        <TextField name="customUnitNote" label={noteLabel} maxLength={limits.unitNoteLength} required />
        <UnitWeightField />
      </div>
      {text(note.value).trim() !== '' && <HowMany typedMin={typedMin} />}
    </>
  );
}

/**
 * Asks for the weight of one unit where the unit does not define it: a seller's own unit, a piece, a pair or a dozen.
 */
export function UnitWeightField({ unit }: { unit?: string }) {
  const t = useMessages(messages);
  return (
    <TextField
      name="unitWeightKg"
      label={unit ? t('unitWeight', { unit }) : t('ownUnitWeight')}
      hint={t('unitWeightHint')}
      digits="quantity"
      suffix={t('kg')}
    />
  );
}

function HowMany({ typedMin }: { typedMin: string | undefined }) {
  const t = useMessages(messages);
  const field = useFormField('quantity');
  return (
    <FieldFrame id={field.id} label={t('howMany')} error={field.error}>
      <QuantityStepper
        id={field.id}
        value={text(field.value)}
        onChange={field.change}
        label={t('howMany')}
        typedMin={typedMin}
        decimals={limits.quantityDecimals}
        invalid={Boolean(field.error)}
      />
    </FieldFrame>
  );
}
