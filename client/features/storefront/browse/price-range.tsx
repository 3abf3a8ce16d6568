import { useId, useState } from 'react';
import { readAmount } from '../../../../schema/text/typed-number';
import { limits as businessLimits } from '../../../../schema/values/limits';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { DigitsInput } from '../../../ui/inputs/digits-input';
import { messages } from '../storefront.messages';

interface PriceRangeProps {
  min: string;
  max: string;
  onApply: (min: string, max: string) => void;
}

/** Whole Taka, '' for none; null for what is neither. */
function limitOf(typed: string): string | null {
  if (typed.trim() === '') return '';
  const amount = readAmount(typed);
  return amount !== null && /^[0-9]+$/.test(amount) && Number(amount) <= businessLimits.maxPrice ? amount : null;
}

/** Two boxes in Taka, applied together. */
export function PriceRange({ min, max, onApply }: PriceRangeProps) {
  const t = useMessages(messages);
  const id = useId();
  const [from, setFrom] = useState(min);
  const [to, setTo] = useState(max);
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="price-range"
      onSubmit={(event) => {
        event.preventDefault();
        const limits = [from, to].map(limitOf);
        setWrong(limits.includes(null));
        if (!limits.includes(null)) onApply(limits[0] ?? '', limits[1] ?? '');
      }}
    >
      <span className="price-box">
        <label htmlFor={`${id}-min`}>{t('minPrice')}</label>
        <DigitsInput
          className="input"
          id={`${id}-min`}
          kind="whole"
          value={from}
          onValue={setFrom}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
        />
      </span>
      <span className="price-box">
        <label htmlFor={`${id}-max`}>{t('maxPrice')}</label>
        <DigitsInput
          className="input"
          id={`${id}-max`}
          kind="whole"
          value={to}
          onValue={setTo}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
        />
      </span>
      <Button type="submit" look="outline">
        {t('apply')}
      </Button>
      {wrong && (
        <p id={`${id}-wrong`} className="price-range-wrong" role="alert">
          {t('priceWrong')}
        </p>
      )}
    </form>
  );
}
