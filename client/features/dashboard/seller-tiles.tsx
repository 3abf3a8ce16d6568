import type { ComponentType } from 'react';
import { Banknote, Bell, ClipboardList, Eye, Package, Star, TrendingUp, Users } from 'lucide-react';
import { DashboardTileKind } from '../../../schema/values/dashboard';
import type { SellerHomeQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { StatTile } from '../../ui/stat-tile';
import { messages } from './dashboard.messages';
import { useFigureText } from './use-figure-text';
import type { FigureKind } from './use-figure-text';

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

/** The eight figures (D1), each with its definition and its change against the month before. */
export function SellerTiles({ tiles }: { tiles: SellerHomeQuery['sellerDashboard']['tiles'] }) {
  const t = useMessages(messages);
  const figureText = useFigureText();
  return (
    <div className="tiles">
      {Object.values(DashboardTileKind).map((kind) => {
        const { value = null, changePercent = null } = tiles.find((tile) => tile.kind === kind) ?? {};
        const Icon = icons[kind];
        const definition = t(`def${kind}`);
        const text = value === null ? { value, definition } : figureText(kinds[kind] ?? 'number', value, definition);
        return <StatTile key={kind} label={t(kind)} icon={<Icon aria-hidden />} change={changePercent} {...text} />;
      })}
    </div>
  );
}
