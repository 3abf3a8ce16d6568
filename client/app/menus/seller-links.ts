import { BadgePercent, Banknote, CircleAlert, MessageCircleQuestion, TrendingUp } from 'lucide-react';
import { isSellingRole, type Role } from '../../../schema/values/accounts/roles';
import { paths } from '../../platform/paths';
import type { MenuEntry } from './menu-entry';

/** Below the seller's own places: money, agreements and problems, and the prices of the market. */
export const sellerLinks = (role: Role | null): readonly MenuEntry[] =>
  role && isSellingRole(role)
    ? [
        { label: { en: 'Money', bn: 'টাকার হিসাব' }, to: paths.money(role), icon: Banknote },
        { label: { en: 'Deals', bn: 'ছাড়' }, to: paths.deals(role), icon: BadgePercent },
        { label: { en: 'Problems', bn: 'সমস্যা' }, to: paths.saleProblems(role), icon: CircleAlert },
        { label: { en: 'Questions', bn: 'প্রশ্ন' }, to: paths.questions(role), icon: MessageCircleQuestion },
        { label: 'marketPrices', to: paths.prices(), icon: TrendingUp },
      ]
    : [];
