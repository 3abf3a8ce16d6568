import { Banknote, ClipboardList, PackageOpen, ShoppingBasket, Store, Tags, TrendingUp, Weight } from 'lucide-react';
import type { TraderHomeQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { StatTile } from '../../ui/display/stat-tile';
import { messages } from './trader.messages';
import { useFigureText } from './use-figure-text';
import { usePeriodText } from './use-period-text';

/** Bought, sold, earned, in stock, open on both sides; each with its definition. */
export function TraderTiles({ home }: { home: TraderHomeQuery['traderDashboard'] }) {
  const t = useMessages(messages);
  const figureText = useFigureText();
  const periodText = usePeriodText();
  const { spent, boughtKg, sold, margin } = home;
  const tiles = [
    { key: 'spent', icon: <ShoppingBasket aria-hidden />, amount: spent.value, figure: spent },
    { key: 'boughtKg', icon: <Weight aria-hidden />, amount: boughtKg.value, plain: true, figure: boughtKg },
    { key: 'sold', icon: <Banknote aria-hidden />, amount: sold.value, figure: sold },
    { key: 'margin', icon: <TrendingUp aria-hidden />, amount: margin.value, figure: margin },
    { key: 'stockValue', icon: <Store aria-hidden />, amount: home.stockValue },
    { key: 'waitingCost', icon: <Tags aria-hidden />, amount: home.waitingCost },
    { key: 'openPurchases', icon: <PackageOpen aria-hidden />, amount: home.openPurchases, plain: true },
    { key: 'openOrders', icon: <ClipboardList aria-hidden />, amount: home.openSales, plain: true },
  ] as const;
  return (
    <div className="tiles">
      {tiles.map(({ key, icon, amount, ...more }) => {
        const kind = 'plain' in more ? 'number' : 'money';
        const text = figureText(kind, amount, t(`def${key}`));
        return (
          <StatTile key={key} label={t(key)} icon={icon} {...periodText(kind, 'month', 'figure' in more ? more.figure : {})} {...text} />
        );
      })}
    </div>
  );
}
