import type { ComponentType } from 'react';
import { Banknote, Bell, ClipboardList, Eye, Package, Star, TrendingUp, Users } from 'lucide-react';
import { DashboardTileKind } from '../../../schema/values/dashboard';
import type { SellerHomeQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import type { Format } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { StatTile } from '../../ui/stat-tile';
import { messages } from './dashboard.messages';

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
const isMoney = (kind: DashboardTileKind) => kind === DashboardTileKind.TOTAL_REVENUE || kind === DashboardTileKind.TOTAL_PROFIT;

/** From here on a tile of a phone has no room for every digit; its definition tells the exact figure. */
const compactFrom = 100_000;

function exact(kind: DashboardTileKind, value: string, format: Format): string {
  if (isMoney(kind)) return format.money(value);
  return kind === DashboardTileKind.CUSTOMER_FEEDBACK ? format.percent(value) : format.number(value);
}

/** The eight figures (D1), each with its definition and its change against the month before. */
export function SellerTiles({ tiles }: { tiles: SellerHomeQuery['sellerDashboard']['tiles'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const short = (kind: DashboardTileKind, value: string) => {
    const amount = format.compact(value);
    return isMoney(kind) ? t('taka', { amount }) : amount;
  };
  return (
    <div className="tiles">
      {Object.values(DashboardTileKind).map((kind) => {
        const { value = null, changePercent = null } = tiles.find((tile) => tile.kind === kind) ?? {};
        const Icon = icons[kind];
        const whole = value === null ? null : exact(kind, value, format);
        const long = value !== null && Math.abs(Number(value)) >= compactFrom;
        const definition = t(`def${kind}`);
        return (
          <StatTile
            key={kind}
            label={t(kind)}
            icon={<Icon aria-hidden />}
            value={long ? short(kind, value) : whole}
            change={changePercent}
            definition={long && whole ? `${definition} ${t('exactly', { value: whole })}` : definition}
          />
        );
      })}
    </div>
  );
}
