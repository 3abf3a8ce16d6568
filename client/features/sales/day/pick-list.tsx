import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useSession } from '../../../platform/session/use-session';
import { StatusBadge } from '../../../ui/display/status-badge';
import { FirstLot } from './first-lot';
import { messages } from './day.messages';
import { type PickItem, usePicked } from './picked';

interface PickListProps {
  items: readonly PickItem[];
  day: string;
  /** The list is read again. */
  onChange: () => void;
}

/** Lists the quantities to take from the stock, by product. The seller ticks each off once it is taken. */
export function PickList({ items, day, onChange }: PickListProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { account } = useSession();
  const picked = usePicked(account?.id ?? '', day);
  const done = items.filter(picked.has).length;
  return (
    <>
      <p className="caption day-progress" role="status">
        {t('picked', { done, all: items.length })}
      </p>
      <ul className="day-list">
        {items.map((item) => (
          <li key={[item.productId, item.unit, item.customUnitNote].join('/')}>
            <label className="pick-row">
              <input type="checkbox" className="check" checked={picked.has(item)} onChange={() => picked.toggle(item)} />
              <span className="pick-name">
                <span className="pick-title">{item.name}</span>
                <span className="caption">
                  {t('orders', { count: item.orderCount })}
                  {item.unit !== 'KG' && item.weightKg && ` · ${t('kilograms', { kg: format.number(item.weightKg) })}`}
                </span>
                {item.lots.length > 1 && (
                  <span className="caption" data-own-text>
                    {item.lots.map(({ code, quantity }) => `${t('lot', { code })}: ${format.number(quantity)}`).join(' · ')}
                  </span>
                )}
                {Number(item.onHold) > 0 && (
                  <StatusBadge tone="bad">
                    {t('onHold', { quantity: format.quantity(item.onHold, item.unit, item.customUnitNote) })}
                  </StatusBadge>
                )}
              </span>
              <strong className="pick-quantity">{format.quantity(item.quantity, item.unit, item.customUnitNote)}</strong>
            </label>
            {item.lotsInStock.length > 1 && <FirstLot item={item} onChange={onChange} />}
          </li>
        ))}
      </ul>
    </>
  );
}
