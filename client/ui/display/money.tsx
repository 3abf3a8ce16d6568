import type { Unit } from '../../../schema/values/catalogue/units';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { uiMessages } from '../ui.messages';

interface PriceProps {
  price: string;
  /** Before the running deal. */
  originalPrice?: string | null;
  unit: Unit;
  note?: string | null;
}

/** `120 Tk/KG`, with the old price struck out where a deal runs. */
export function Price({ price, originalPrice, unit, note }: PriceProps) {
  const format = useFormat();
  const t = useMessages(uiMessages);
  return (
    <span>
      <span className="price">{format.price(price, unit, note)}</span>
      {originalPrice && (
        <>
          {' '}
          <span className="visually-hidden">{t('oldPrice')} </span>
          <s className="old-price">{format.money(originalPrice)}</s>
        </>
      )}
    </span>
  );
}
