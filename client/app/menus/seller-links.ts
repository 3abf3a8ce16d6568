import { BadgePercent, Banknote, Boxes, CircleAlert, MessageCircleQuestion, TrendingUp } from 'lucide-react';
import { isSellingRole, type Role } from '../../../schema/values/accounts/roles';
import { paths } from '../../platform/paths';
import type { Duty } from '../../widgets/seller-duties/duty-count';
import type { Counted } from './menu-count';
import type { MenuEntry } from './menu-entry';

const duties = (...names: readonly Duty[]): Counted => ({ of: 'duties', names });

/** Below the seller's own places: money, agreements and problems, and the prices of the market. */
export const sellerLinks = (role: Role | null): readonly MenuEntry[] =>
  role && isSellingRole(role)
    ? [
        { label: { en: 'Money', bn: 'টাকার হিসাব' }, to: paths.money(role), icon: Banknote, counted: duties('billsDue') },
        { label: { en: 'Deals', bn: 'ছাড়' }, to: paths.deals(role), icon: BadgePercent, counted: duties('dealsToDecide') },
        { label: { en: 'Lots', bn: 'লট' }, to: paths.lots(role), icon: Boxes },
        { label: { en: 'Problems', bn: 'সমস্যা' }, to: paths.saleProblems(role), icon: CircleAlert, counted: duties('problems') },
        { label: { en: 'Questions', bn: 'প্রশ্ন' }, to: paths.questions(role), icon: MessageCircleQuestion, counted: duties('questions') },
        { label: 'marketPrices', to: paths.prices(), icon: TrendingUp },
      ]
    : [];
