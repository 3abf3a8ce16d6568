/**
 * The pages of the back office in the order of its menu: group, screen, icon, and how much waits there. Their paths are
 * in schema/values/site/site-routes.ts.
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
import type { SinglePageName } from '../../schema/values/site/site-routes';
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

export interface PageLabel {
  readonly en: string;
  readonly bn: string;
}

type AdminPageName = Extract<SinglePageName, 'approvals' | `admin${string}`>;

interface AdminPage {
  /** The menu of the back office shows it; the other menus name their entries themselves. */
  readonly label: PageLabel;
  readonly group: AdminGroup | null;
  readonly screen: LoadScreen;
  readonly icon: LucideIcon;
  /** How much waits there is shown in the menu. */
  readonly queues?: readonly Queue[];
}

/** A page of the back office without its row here fails the type check. */
const rows: Readonly<Record<AdminPageName, AdminPage>> = {
  admin: {
    label: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' },
    group: null,
    screen: () => import('../features/admin/overview/admin-home.screen'),
    icon: LayoutDashboard,
  },
  approvals: {
    label: { en: 'Approvals', bn: 'অনুমোদন' },
    group: 'sellers',
    screen: () => import('../features/admin/approvals/approvals.screen'),
    icon: ShieldCheck,
    queues: ['waiting', 'documentsToCheck'],
  },
  adminUsers: {
    label: { en: 'Users', bn: 'ব্যবহারকারী' },
    group: 'sellers',
    screen: () => import('../features/admin/users/users.screen'),
    icon: Users,
  },
  adminProducts: {
    label: { en: 'Products', bn: 'পণ্য' },
    group: 'trade',
    screen: () => import('../features/admin/products/products.screen'),
    icon: Grid2x2,
  },
  adminOrders: {
    label: { en: 'Orders', bn: 'অর্ডার' },
    group: 'trade',
    screen: () => import('../features/admin/orders/orders.screen'),
    icon: ClipboardList,
    queues: ['ordersStuck'],
  },
  adminMoney: {
    label: { en: 'Money', bn: 'টাকার হিসাব' },
    group: 'money',
    screen: () => import('../features/admin/money/money.screen'),
    icon: TrendingUp,
  },
  adminBills: {
    label: { en: 'Bills', bn: 'বিল' },
    group: 'money',
    screen: () => import('../features/admin/bills/bills.screen'),
    icon: ReceiptText,
    queues: ['billsOverdue'],
  },
  adminPayouts: {
    label: { en: 'Payouts', bn: 'বিক্রেতাদের টাকা পাঠানো' },
    group: 'money',
    screen: () => import('../features/admin/payouts/payouts.screen'),
    icon: Banknote,
    queues: ['payoutsRequested'],
  },
  adminSettlements: {
    label: { en: 'Gateway reconciliation', bn: 'গেটওয়ের হিসাব মেলানো' },
    group: 'money',
    screen: () => import('../features/admin/settlements/settlements.screen'),
    icon: Scale,
  },
  adminProblems: {
    label: { en: 'Problems', bn: 'সমস্যা' },
    group: 'complaints',
    screen: () => import('../features/admin/problems/problems.screen'),
    icon: CircleAlert,
    queues: ['problemsToDecide'],
  },
  adminRecalls: {
    label: { en: 'Recalls', bn: 'পণ্য তুলে নেওয়া' },
    group: 'trade',
    screen: () => import('../features/admin/recalls/recalls.screen'),
    icon: PackageSearch,
  },
  adminRefusals: {
    label: { en: 'Contested refusals', bn: 'পণ্য না নেওয়ার আপত্তি' },
    group: 'complaints',
    screen: () => import('../features/admin/refusals/refusals.screen'),
    icon: PackageX,
    queues: ['refusalsContested'],
  },
  adminDisputes: {
    label: { en: 'Disputed payments', bn: 'টাকা পাঠানো নিয়ে অভিযোগ' },
    group: 'complaints',
    screen: () => import('../features/admin/disputes/disputes.screen'),
    icon: HandCoins,
    queues: ['paymentDisputes'],
  },
  adminRefunds: {
    label: { en: 'Refunds owed', bn: 'বাকি ফেরত' },
    group: 'money',
    screen: () => import('../features/admin/refunds/refunds.screen'),
    icon: Undo2,
    queues: ['refundsOverdue'],
  },
  adminReports: {
    label: { en: 'Reported messages', bn: 'বার্তা নিয়ে অভিযোগ' },
    group: 'complaints',
    screen: () => import('../features/admin/reports/reports.screen'),
    icon: MessageCircleWarning,
    queues: ['messagesReported'],
  },
  adminReviewImages: {
    label: { en: 'Reported photos', bn: 'ছবি নিয়ে অভিযোগ' },
    group: 'complaints',
    screen: () => import('../features/admin/review-images/review-images.screen'),
    icon: ImageOff,
    queues: ['reviewImagesReported'],
  },
  adminStories: {
    label: { en: 'Stories of sellers', bn: 'বিক্রেতাদের গল্প' },
    group: 'content',
    screen: () => import('../features/admin/stories/stories.screen'),
    icon: BookUser,
    queues: ['storiesNew'],
  },
  adminOffers: {
    label: { en: 'Offers', bn: 'অফার' },
    group: 'trade',
    screen: () => import('../features/admin/offers/offers.screen'),
    icon: BadgePercent,
  },
  adminAnnouncements: {
    label: { en: 'Announcements', bn: 'ঘোষণা' },
    group: 'content',
    screen: () => import('../features/admin/announcements/announcements.screen'),
    icon: Megaphone,
  },
  adminSupport: {
    label: { en: 'Support messages', bn: 'সহায়তার বার্তা' },
    group: 'complaints',
    screen: () => import('../features/admin/support/support.screen'),
    icon: CircleHelp,
    queues: ['supportOpen'],
  },
  adminMessages: {
    label: { en: 'SMS messages', bn: 'এসএমএস' },
    group: 'system',
    screen: () => import('../features/admin/messages/sms.screen'),
    icon: MessageSquare,
    queues: ['smsNotSent'],
  },
  adminWebhooks: {
    label: { en: 'Webhooks', bn: 'ওয়েবহুক' },
    group: 'system',
    screen: () => import('../features/admin/webhooks/deliveries.screen'),
    icon: Webhook,
    queues: ['webhooksFailing'],
  },
  adminSettings: {
    label: { en: 'Market settings', bn: 'বাজারের সেটিংস' },
    group: 'system',
    screen: () => import('../features/admin/settings/settings.screen'),
    icon: SlidersHorizontal,
  },
  adminAudit: {
    label: { en: 'Audit trail', bn: 'কাজের খাতা' },
    group: 'system',
    screen: () => import('../features/admin/audit/audit.screen'),
    icon: ScrollText,
  },
};

export const adminPages = (Object.keys(rows) as AdminPageName[]).map((page) => ({ page, ...rows[page] }));

export const adminScreens = Object.fromEntries(adminPages.map(({ page, screen }) => [page, screen])) as Record<AdminPageName, LoadScreen>;
