import type { ComponentType } from 'react';
import { Banknote, Bell, ClipboardList, Eye, Package, Star, TrendingUp, Users } from 'lucide-react';
import { DashboardTileKind } from '../../../schema/values/market/dashboard';
import type { Tile_TileFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { StatTile } from '../../ui/display/stat-tile';
import { messages } from './dashboard.messages';
import { useFigureText } from './use-figure-text';
import type { FigureKind } from './use-figure-text';
import { usePeriodText } from './use-period-text';
import type { PeriodTexts } from './use-period-text';

const icons: Record<DashboardTileKind, ComponentType<{ 'aria-hidden': true }>> = {
  TOTAL_USERS: Users,
  TOTAL_REVENUE: Banknote,
  TOTAL_ORDERS: ClipboardList,
  MONTHLY_TRAFFIC: Eye,
  PRODUCTS_SOLD: Package,
  CUSTOMER_FEEDBACK: Star,
  ACTIVE_SUBSCRIPTIONS: Bell,
  TOTAL_PROFIT: TrendingUp,
};
const kinds: Partial<Record<DashboardTileKind, FigureKind>> = {
  TOTAL_REVENUE: 'money',
  TOTAL_PROFIT: 'money',
  CUSTOMER_FEEDBACK: 'percent',
};

const texts: Partial<Record<DashboardTileKind, PeriodTexts>> = { MONTHLY_TRAFFIC: 'days', ACTIVE_SUBSCRIPTIONS: 'new' };

/** The eight figures, each with its definition, this month's part of it and how that compares. */
export function SellerTiles({ tiles }: { tiles: readonly Tile_TileFragment[] }) {
  const t = useMessages(messages);
  const figureText = useFigureText();
  const periodText = usePeriodText();
  return (
    <div className="tiles">
      {Object.values(DashboardTileKind).map((kind) => {
        const tile = tiles.find((one) => one.kind === kind);
        const value = tile?.value ?? null;
        const Icon = icons[kind];
        const figure = kinds[kind] ?? 'number';
        const definition = t(`def${kind}`);
        const text = value === null ? { value, definition } : figureText(figure, value, definition);
        const period = periodText(figure, texts[kind] ?? 'month', tile ?? {});
        return <StatTile key={kind} label={t(kind)} icon={<Icon aria-hidden />} {...period} {...text} />;
      })}
    </div>
  );
}
