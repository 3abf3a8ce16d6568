import { useId, useState } from 'react';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { DigitsInput } from '../../../ui/fields/digits-input';
import { messages } from '../storefront.messages';

interface PriceRangeProps {
  min: string;
  max: string;
  maxLength: number;
  onApply: (min: string, max: string) => void;
}

/** Two boxes in Taka, applied together. */
export function PriceRange({ min, max, maxLength, onApply }: PriceRangeProps) {
  const t = useMessages(messages);
  const id = useId();
  const [from, setFrom] = useState(min);
  const [to, setTo] = useState(max);
  return (
    <form
      className="price-range"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(from, to);
      }}
    >
      <span className="price-box">
        <label htmlFor={`${id}-min`}>{t('minPrice')}</label>
        <DigitsInput className="input" id={`${id}-min`} value={from} onValue={setFrom} maxLength={maxLength} />
      </span>
      <span className="price-box">
        <label htmlFor={`${id}-max`}>{t('maxPrice')}</label>
        <DigitsInput className="input" id={`${id}-max`} value={to} onValue={setTo} maxLength={maxLength} />
      </span>
      <Button type="submit" look="outline">
        {t('apply')}
      </Button>
    </form>
  );
}
