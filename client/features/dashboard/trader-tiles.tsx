import { Banknote, ClipboardList, PackageOpen, ShoppingBasket, Store, Tags, TrendingUp, Weight } from 'lucide-react';
import type { TraderHomeQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { StatTile } from '../../ui/stat-tile';
import { messages } from './trader.messages';
import { useFigureText } from './use-figure-text';

/** Bought, sold, earned, in stock, open on both sides; each with its definition. */
export function TraderTiles({ home }: { home: TraderHomeQuery['traderDashboard'] }) {
  const t = useMessages(messages);
  const figureText = useFigureText();
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
  return (
    <div className="tiles">
      {tiles.map(({ key, icon, amount, change, ...kind }) => {
        const text = figureText('plain' in kind ? 'number' : 'money', amount, t(`def${key}`));
        return <StatTile key={key} label={t(key)} icon={icon} change={change ?? null} {...text} />;
      })}
    </div>
  );
}
