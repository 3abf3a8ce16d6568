/** The pages of the back office in the order of its menu: screen, icon, and how much waits there. Their paths and labels are in schema/values/site/site-routes.ts. */
import type { RouteObject } from 'react-router-dom';
import type { LucideIcon } from 'lucide-react';
import {
  BadgePercent,
  Banknote,
  BookUser,
  CircleAlert,
  CircleHelp,
  ClipboardList,
  Grid2x2,
  HandCoins,
  LayoutDashboard,
  Megaphone,
  ImageOff,
  MessageCircleWarning,
  MessageSquare,
  PackageX,
  ReceiptText,
  Scale,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  TrendingUp,
  Undo2,
  Users,
  Webhook,
} from 'lucide-react';
import { type SinglePageName, sitePages } from '../../schema/values/site/site-routes';
import type { Queue } from '../widgets/waiting-count/waiting-count';

export type LoadScreen = () => Promise<{ readonly Component: () => React.ReactNode; readonly loader?: RouteObject['loader'] }>;

type AdminPageName = Extract<SinglePageName, 'approvals' | `admin${string}`>;

interface AdminPage {
  readonly screen: LoadScreen;
  readonly icon: LucideIcon;
  /** How much waits there is shown in the menu. */
  readonly queue?: Queue;
}

/** A page of the back office without its row here fails the type check. */
const rows: Readonly<Record<AdminPageName, AdminPage>> = {
  admin: { screen: () => import('../features/admin/overview/admin-home.screen'), icon: LayoutDashboard },
  approvals: {
    screen: () => import('../features/admin/approvals/approvals.screen'),
    icon: ShieldCheck,
    queue: 'waiting',
  },
  adminUsers: { screen: () => import('../features/admin/users/users.screen'), icon: Users },
  adminProducts: { screen: () => import('../features/admin/products/products.screen'), icon: Grid2x2 },
  adminOrders: {
    screen: () => import('../features/admin/orders/orders.screen'),
    icon: ClipboardList,
    queue: 'ordersStuck',
  },
  adminMoney: { screen: () => import('../features/admin/money/money.screen'), icon: TrendingUp },
  adminBills: { screen: () => import('../features/admin/bills/bills.screen'), icon: ReceiptText },
  adminPayouts: { screen: () => import('../features/admin/payouts/payouts.screen'), icon: Banknote },
  adminSettlements: { screen: () => import('../features/admin/settlements/settlements.screen'), icon: Scale },
  adminProblems: {
    screen: () => import('../features/admin/problems/problems.screen'),
    icon: CircleAlert,
    queue: 'problemsToDecide',
  },
  adminRefusals: {
    screen: () => import('../features/admin/refusals/refusals.screen'),
    icon: PackageX,
    queue: 'refusalsContested',
  },
  adminDisputes: {
    screen: () => import('../features/admin/disputes/disputes.screen'),
    icon: HandCoins,
    queue: 'paymentDisputes',
  },
  adminRefunds: { screen: () => import('../features/admin/refunds/refunds.screen'), icon: Undo2 },
  adminReports: {
    screen: () => import('../features/admin/messages/reports.screen'),
    icon: MessageCircleWarning,
    queue: 'messagesReported',
  },
  adminReviewImages: {
    screen: () => import('../features/admin/review-images/review-images.screen'),
    icon: ImageOff,
    queue: 'reviewImagesReported',
  },
  adminStories: {
    screen: () => import('../features/admin/stories/stories.screen'),
    icon: BookUser,
    queue: 'storiesNew',
  },
  adminOffers: { screen: () => import('../features/admin/offers/offers.screen'), icon: BadgePercent },
  adminAnnouncements: {
    screen: () => import('../features/admin/announcements/announcements.screen'),
    icon: Megaphone,
  },
  adminSupport: {
    screen: () => import('../features/admin/support/support.screen'),
    icon: CircleHelp,
    queue: 'supportOpen',
  },
  adminMessages: {
    screen: () => import('../features/admin/sms/sms.screen'),
    icon: MessageSquare,
    queue: 'smsNotSent',
  },
  adminWebhooks: {
    screen: () => import('../features/admin/webhooks/deliveries.screen'),
    icon: Webhook,
    queue: 'webhooksFailing',
  },
  adminSettings: {
    screen: () => import('../features/admin/settings/settings.screen'),
    icon: SlidersHorizontal,
  },
  adminAudit: { screen: () => import('../features/admin/audit/audit.screen'), icon: ScrollText },
};

export const adminPages = (Object.keys(rows) as AdminPageName[]).map((page) => ({ page, label: sitePages[page].label, ...rows[page] }));

export const adminScreens = Object.fromEntries(adminPages.map(({ page, screen }) => [page, screen])) as Record<AdminPageName, LoadScreen>;
