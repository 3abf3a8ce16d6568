/**
 * The pages of the back office in the order of its menu: group, screen, icon, and how much waits there. Their paths are
 * in schema/values/site/site-routes.ts, their labels in admin-labels.ts.
 */
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
  PackageSearch,
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
import { type AdminPageName, adminPageLabels, type PageLabel } from '../../schema/values/site/admin-labels';
import type { Queue } from '../widgets/waiting-count/waiting-count';

export type LoadScreen = () => Promise<{ readonly Component: () => React.ReactNode; readonly loader?: RouteObject['loader'] }>;

/** The groups of the menu, in their order; the home stands above them. */
export const adminGroups = ['sellers', 'trade', 'money', 'complaints', 'content', 'system'] as const;
export type AdminGroup = (typeof adminGroups)[number];
export const adminGroupLabels: Readonly<Record<AdminGroup, PageLabel>> = {
  sellers: { en: 'Sellers', bn: 'বিক্রেতা' },
  trade: { en: 'Trade', bn: 'কেনাবেচা' },
  money: { en: 'Money', bn: 'টাকা' },
  complaints: { en: 'Complaints', bn: 'অভিযোগ' },
  content: { en: 'Content', bn: 'লেখা ও ঘোষণা' },
  system: { en: 'System', bn: 'ব্যবস্থা' },
};

interface AdminPage {
  readonly group: AdminGroup | null;
  readonly screen: LoadScreen;
  readonly icon: LucideIcon;
  /** How much waits there is shown in the menu. */
  readonly queues?: readonly Queue[];
}

/** A page of the back office without its row here fails the type check. */
const rows: Readonly<Record<AdminPageName, AdminPage>> = {
  admin: { group: null, screen: () => import('../features/admin/overview/admin-home.screen'), icon: LayoutDashboard },
  approvals: {
    group: 'sellers',
    screen: () => import('../features/admin/approvals/approvals.screen'),
    icon: ShieldCheck,
    queues: ['waiting', 'documentsToCheck'],
  },
  adminUsers: { group: 'sellers', screen: () => import('../features/admin/users/users.screen'), icon: Users },
  adminProducts: { group: 'trade', screen: () => import('../features/admin/products/products.screen'), icon: Grid2x2 },
  adminOrders: {
    group: 'trade',
    screen: () => import('../features/admin/orders/orders.screen'),
    icon: ClipboardList,
    queues: ['ordersStuck'],
  },
  adminMoney: { group: 'money', screen: () => import('../features/admin/money/money.screen'), icon: TrendingUp },
  adminBills: { group: 'money', screen: () => import('../features/admin/bills/bills.screen'), icon: ReceiptText, queues: ['billsOverdue'] },
  adminPayouts: {
    group: 'money',
    screen: () => import('../features/admin/payouts/payouts.screen'),
    icon: Banknote,
    queues: ['payoutsRequested'],
  },
  adminSettlements: { group: 'money', screen: () => import('../features/admin/settlements/settlements.screen'), icon: Scale },
  adminProblems: {
    group: 'complaints',
    screen: () => import('../features/admin/problems/problems.screen'),
    icon: CircleAlert,
    queues: ['problemsToDecide'],
  },
  adminRecalls: { group: 'trade', screen: () => import('../features/admin/recalls/recalls.screen'), icon: PackageSearch },
  adminRefusals: {
    group: 'complaints',
    screen: () => import('../features/admin/refusals/refusals.screen'),
    icon: PackageX,
    queues: ['refusalsContested'],
  },
  adminDisputes: {
    group: 'complaints',
    screen: () => import('../features/admin/disputes/disputes.screen'),
    icon: HandCoins,
    queues: ['paymentDisputes'],
  },
  adminRefunds: {
    group: 'money',
    screen: () => import('../features/admin/refunds/refunds.screen'),
    icon: Undo2,
    queues: ['refundsOverdue'],
  },
  adminReports: {
    group: 'complaints',
    screen: () => import('../features/admin/reports/reports.screen'),
    icon: MessageCircleWarning,
    queues: ['messagesReported'],
  },
  adminReviewImages: {
    group: 'complaints',
    screen: () => import('../features/admin/review-images/review-images.screen'),
    icon: ImageOff,
    queues: ['reviewImagesReported'],
  },
  adminStories: {
    group: 'content',
    screen: () => import('../features/admin/stories/stories.screen'),
    icon: BookUser,
    queues: ['storiesNew'],
  },
  adminOffers: { group: 'trade', screen: () => import('../features/admin/offers/offers.screen'), icon: BadgePercent },
  adminAnnouncements: { group: 'content', screen: () => import('../features/admin/announcements/announcements.screen'), icon: Megaphone },
  adminSupport: {
    group: 'complaints',
    screen: () => import('../features/admin/support/support.screen'),
    icon: CircleHelp,
    queues: ['supportOpen'],
  },
  adminMessages: {
    group: 'system',
    screen: () => import('../features/admin/messages/sms.screen'),
    icon: MessageSquare,
    queues: ['smsNotSent'],
  },
  adminWebhooks: {
    group: 'system',
    screen: () => import('../features/admin/webhooks/deliveries.screen'),
    icon: Webhook,
    queues: ['webhooksFailing'],
  },
  adminSettings: { group: 'system', screen: () => import('../features/admin/settings/settings.screen'), icon: SlidersHorizontal },
  adminAudit: { group: 'system', screen: () => import('../features/admin/audit/audit.screen'), icon: ScrollText },
};

export const adminPages = (Object.keys(rows) as AdminPageName[]).map((page) => ({ page, label: adminPageLabels[page], ...rows[page] }));

export const adminScreens = Object.fromEntries(adminPages.map(({ page, screen }) => [page, screen])) as Record<AdminPageName, LoadScreen>;
