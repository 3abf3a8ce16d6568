/** The pages of the back office in the order of its menu: screen, icon, label, and how much waits there. Their paths are in schema/values/site-routes.ts. */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LucideIcon } from 'lucide-react';
import {
  BadgePercent,
  CircleHelp,
  ClipboardList,
  Grid2x2,
  LayoutDashboard,
  Megaphone,
  MessageSquare,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Users,
  Webhook,
} from 'lucide-react';
import type { SinglePageName } from '../../schema/values/site-routes';
import {
  OrdersStuckCount,
  SmsFailedCount,
  SupportOpenCount,
  WaitingCount,
  WebhooksFailingCount,
} from '../widgets/waiting-count/waiting-count';
import type { AppMessage } from './app.messages';

export type LoadScreen = () => Promise<{ readonly Component: () => React.ReactNode; readonly loader?: RouteObject['loader'] }>;

type AdminPageName = Extract<SinglePageName, 'approvals' | `admin${string}`>;

interface AdminPage {
  readonly screen: LoadScreen;
  readonly key: AppMessage;
  readonly icon: LucideIcon;
  readonly Count?: ComponentType;
}

/** A page of the back office without its row here fails the type check. */
const rows: Readonly<Record<AdminPageName, AdminPage>> = {
  admin: { screen: () => import('../features/admin/overview/admin-home.screen'), key: 'dashboard', icon: LayoutDashboard },
  approvals: {
    screen: () => import('../features/admin/approvals/approvals.screen'),
    key: 'approvals',
    icon: ShieldCheck,
    Count: WaitingCount,
  },
  adminUsers: { screen: () => import('../features/admin/users/users.screen'), key: 'users', icon: Users },
  adminProducts: { screen: () => import('../features/admin/products/products.screen'), key: 'products', icon: Grid2x2 },
  adminOrders: {
    screen: () => import('../features/admin/orders/orders.screen'),
    key: 'orders',
    icon: ClipboardList,
    Count: OrdersStuckCount,
  },
  adminOffers: { screen: () => import('../features/admin/offers/offers.screen'), key: 'offers', icon: BadgePercent },
  adminAnnouncements: {
    screen: () => import('../features/admin/announcements/announcements.screen'),
    key: 'announcements',
    icon: Megaphone,
  },
  adminSupport: {
    screen: () => import('../features/admin/support/support.screen'),
    key: 'supportMessages',
    icon: CircleHelp,
    Count: SupportOpenCount,
  },
  adminMessages: {
    screen: () => import('../features/admin/sms/sms.screen'),
    key: 'shortMessages',
    icon: MessageSquare,
    Count: SmsFailedCount,
  },
  adminWebhooks: {
    screen: () => import('../features/admin/webhooks/deliveries.screen'),
    key: 'webhooks',
    icon: Webhook,
    Count: WebhooksFailingCount,
  },
  adminSettings: {
    screen: () => import('../features/admin/settings/settings.screen'),
    key: 'marketSettings',
    icon: SlidersHorizontal,
  },
  adminAudit: { screen: () => import('../features/admin/audit/audit.screen'), key: 'auditTrail', icon: ScrollText },
};

export const adminPages = (Object.keys(rows) as AdminPageName[]).map((page) => ({ page, ...rows[page] }));

export const adminScreens = Object.fromEntries(adminPages.map(({ page, screen }) => [page, screen])) as Record<AdminPageName, LoadScreen>;
