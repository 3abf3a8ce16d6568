import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import { useFormField } from '../../platform/forms/form-context';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button, IconButton } from '../../ui/buttons/button';
import { DigitsInput } from '../../ui/inputs/digits-input';
import { Checkbox } from '../../ui/inputs/checkbox';
import { messages } from './sell-posts.messages';
import type { TierValues } from './terms-values';

interface TierFieldsProps {
  unitName: string;
}

/** Prices by quantity as rows "from … KG: … Tk"; one message below shows what is wrong with them. */
export function TierFields({ unitName }: TierFieldsProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const field = useFormField('tiers');
  const baskets = useFormField('tiersForBaskets');
  const tiers = field.value as readonly TierValues[];
  const errorId = `${field.id}-error`;
  const change = (index: number, part: Partial<TierValues>) =>
    field.change(tiers.map((tier, place) => (place === index ? { ...tier, ...part } : tier)));
  return (
    <fieldset
      id={field.id}
      className="tier-fields"
      aria-describedby={field.error ? errorId : undefined}
      aria-invalid={Boolean(field.error)}
    >
      <legend>{t('tiers')}</legend>
      <p className="radio-cards-hint">{t('tiersHint')}</p>
      {tiers.map((tier, index) => (
        // rows have no name but their place
        <div key={index} className="tier-row">
          <label>
            <span>{t('tierFrom', { unit: unitName })}</span>
            <DigitsInput
              className="input"
              value={tier.minQuantity}
              kind="quantity"
              aria-invalid={Boolean(field.error)}
              aria-describedby={field.error ? errorId : undefined}
              onValue={(minQuantity) => change(index, { minQuantity })}
              onBlur={field.blur}
            />
          </label>
          <label>
            <span>{t('tierPrice', { unit: unitName })}</span>
            <DigitsInput
              className="input"
              value={tier.price}
              kind="amount"
              aria-invalid={Boolean(field.error)}
              aria-describedby={field.error ? errorId : undefined}
              onValue={(price) => change(index, { price })}
              onBlur={field.blur}
            />
          </label>
          <IconButton
            label={t('removeTier', { number: index + 1 })}
            onClick={() => field.change(tiers.filter((_tier, place) => place !== index))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      {field.error && (
        <p id={errorId} className="radio-cards-error">
          <CircleAlert aria-hidden />
          {errorText(field.error)}
        </p>
      )}
      {tiers.length > 0 && (
        <Checkbox name="tiersForBaskets" label={t('tiersForBaskets')} checked={baskets.value === true} onChange={baskets.change} />
      )}
      {tiers.length < limits.priceTiers && (
        <Button look="outline" icon={<Plus aria-hidden />} onClick={() => field.change([...tiers, { minQuantity: '', price: '' }])}>
          {t('addTier')}
        </Button>
      )}
    </fieldset>
  );
}
