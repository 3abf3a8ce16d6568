import { Banknote, ClipboardList, PackageOpen, ShoppingBasket, Store, Tags, TrendingUp, Weight } from 'lucide-react';
import type { TraderHomeQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { StatTile } from '../../ui/stat-tile';
import { messages as sellerMessages } from './dashboard.messages';
import { messages } from './trader.messages';

/** From here on a tile of a phone has no room for every digit; its definition tells the exact figure. */
const compactFrom = 100_000;

/** Bought, sold, earned, in stock, open on both sides; each with its definition. */
export function TraderTiles({ home }: { home: TraderHomeQuery['traderDashboard'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const seller = useMessages(sellerMessages);
  const { spent, boughtKg, sold, margin } = home;
  const tiles = [
    { key: 'spent', icon: <ShoppingBasket aria-hidden />, amount: spent.value, change: spent.changePercent },
    { key: 'boughtKg', icon: <Weight aria-hidden />, amount: boughtKg.value, plain: true, change: boughtKg.changePercent },
    { key: 'sold', icon: <Banknote aria-hidden />, amount: sold.value, change: sold.changePercent },
    { key: 'margin', icon: <TrendingUp aria-hidden />, amount: margin.value, change: margin.changePercent },
    { key: 'stockValue', icon: <Store aria-hidden />, amount: home.stockValue, change: null },
    { key: 'waitingCost', icon: <Tags aria-hidden />, amount: home.waitingCost, change: null },
    { key: 'openPurchases', icon: <PackageOpen aria-hidden />, amount: home.openPurchases, plain: true, change: null },
    { key: 'openOrders', icon: <ClipboardList aria-hidden />, amount: home.openSales, plain: true, change: null },
  ] as const;
  const exact = (amount: string | number, plain: boolean) => (plain ? format.number(amount) : format.money(amount));
  const short = (amount: string | number, plain: boolean) =>
    plain ? format.compact(amount) : seller('taka', { amount: format.compact(amount) });
  return (
    <div className="tiles">
      {tiles.map(({ key, icon, amount, change, ...kind }) => {
        const plain = 'plain' in kind;
        const long = Math.abs(Number(amount)) >= compactFrom;
        const definition = t(`def${key}`);
        return (
          <StatTile
            key={key}
            label={t(key)}
            icon={icon}
            value={long ? short(amount, plain) : exact(amount, plain)}
            change={change ?? null}
            definition={long ? `${definition} ${seller('exactly', { value: exact(amount, plain) })}` : definition}
          />
        );
      })}
    </div>
  );
}
