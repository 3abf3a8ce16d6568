/** The back office's menu shows these labels; the other menus name their entries themselves. */
import type { SinglePageName } from './site-routes';

export interface PageLabel {
  readonly en: string;
  readonly bn: string;
}

export type AdminPageName = Extract<SinglePageName, 'approvals' | `admin${string}`>;

export const adminPageLabels: Readonly<Record<AdminPageName, PageLabel>> = {
  admin: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' },
  approvals: { en: 'Approvals', bn: 'অনুমোদন' },
  adminUsers: { en: 'Users', bn: 'ব্যবহারকারী' },
  adminProducts: { en: 'Products', bn: 'পণ্য' },
  adminOrders: { en: 'Orders', bn: 'অর্ডার' },
  adminMoney: { en: 'Money', bn: 'টাকার হিসাব' },
  adminBills: { en: 'Bills', bn: 'বিল' },
  adminPayouts: { en: 'Payouts', bn: 'বিক্রেতাদের টাকা পাঠানো' },
  adminSettlements: { en: 'Gateway reconciliation', bn: 'গেটওয়ের হিসাব মেলানো' },
  adminProblems: { en: 'Problems', bn: 'সমস্যা' },
  adminRecalls: { en: 'Recalls', bn: 'পণ্য তুলে নেওয়া' },
  adminRefusals: { en: 'Contested refusals', bn: 'পণ্য না নেওয়ার আপত্তি' },
  adminDisputes: { en: 'Disputed payments', bn: 'টাকা পাঠানো নিয়ে অভিযোগ' },
  adminRefunds: { en: 'Refunds owed', bn: 'বাকি ফেরত' },
  adminReports: { en: 'Reported messages', bn: 'বার্তা নিয়ে অভিযোগ' },
  adminReviewImages: { en: 'Reported photos', bn: 'ছবি নিয়ে অভিযোগ' },
  adminStories: { en: 'Stories of sellers', bn: 'বিক্রেতাদের গল্প' },
  adminOffers: { en: 'Offers', bn: 'অফার' },
  adminAnnouncements: { en: 'Announcements', bn: 'ঘোষণা' },
  adminSupport: { en: 'Support messages', bn: 'সহায়তার বার্তা' },
  adminMessages: { en: 'SMS messages', bn: 'এসএমএস' },
  adminWebhooks: { en: 'Webhooks', bn: 'ওয়েবহুক' },
  adminSettings: { en: 'Market settings', bn: 'বাজারের সেটিংস' },
  adminAudit: { en: 'Audit trail', bn: 'কাজের খাতা' },
};
