import { useState } from 'react';
import { Languages } from 'lucide-react';
import { limits } from '../../../../schema/values/limits';
import { languageOf } from '../../../../schema/values/catalogue/product-text';
import { Language } from '../../../../schema/values/accounts/roles';
import { Unit } from '../../../../schema/values/catalogue/units';
import { useForm } from '../../../platform/forms/form-context';
import { useLanguage } from '../../../platform/language/use-language';
import { useMessages } from '../../../platform/i18n/use-messages';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { messages } from '../products.messages';

/** Name, description and note in the language that the product is not written in; no one has to fill these in. */
export function SecondLanguageFields() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { values, errors } = useForm();
  const name = typeof values.name === 'string' ? values.name : '';
  const first = name ? languageOf(name) : language;
  const second = first === Language.BN ? Language.EN : Language.BN;
  const names = ['secondName', 'secondDescription', 'secondUnitNote'];
  const [chosen, setChosen] = useState(false);
  const isOpen = chosen || names.some((one) => errors[one]);
  return (
    <details className="second-language" open={isOpen} onToggle={(event) => setChosen(event.currentTarget.open)}>
      <summary>
        <Languages aria-hidden size={20} />
        {t(second === Language.EN ? 'alsoEnglish' : 'alsoBangla')}
      </summary>
      {isOpen && (
        <div className="second-language-fields">
          <p className="caption">{t('alsoHint')}</p>
          <TextField name="secondName" label={t(`name_${second}`)} maxLength={limits.productNameLength} counted lang={second} />
          {values.unit === Unit.OTHERS && (
            <TextField name="secondUnitNote" label={t(`note_${second}`)} maxLength={limits.unitNoteLength} lang={second} />
          )}
          <TextAreaField name="secondDescription" label={t(`describe_${second}`)} rows={3} maxLength={limits.descriptionLength} />
        </div>
      )}
    </details>
  );
}
