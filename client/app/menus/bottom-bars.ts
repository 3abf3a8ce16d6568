import { Bell, ClipboardList, Grid2x2, House, PackagePlus, User } from 'lucide-react';
import { Role } from '../../../schema/values/accounts/roles';
import { paths } from '../../platform/paths';
import type { Counted } from './menu-count';
import type { MenuEntry } from './menu-entry';

/** Apart from the other menus: every public page loads it. */
type Who = Role | null;

export const orders = (role: Who): MenuEntry => ({
  label: 'orders',
  to: paths.sales(role),
  icon: ClipboardList,
  counted: { of: 'duties', names: ['newOrders'] },
});
/** Counted as the bell counts them. */
export const notifications = (role: Who): MenuEntry => ({
  label: 'notifications',
  to: paths.notifications(role),
  icon: Bell,
  counted: { of: 'notifications' },
});
/** Duties that have no entry of their own are on the seller's home, under "To do today". */
export const onHome: Counted = { of: 'duties', names: ['refundsOwed', 'paymentsToCheck'] };
const add = (role: Role): MenuEntry => ({ label: 'add', to: paths.addProduct(role), icon: PackagePlus, main: true });
const home = (role: Role): MenuEntry => ({
  label: 'home',
  to: paths.home(role),
  icon: House,
  counted: role === Role.CONSUMER ? undefined : onHome,
});
const products = (role: Role): MenuEntry => ({ label: 'products', to: paths.allProducts(role), icon: Grid2x2 });

/** The phone's bottom bar: four places at most, so that each stays wide enough for a thumb. */
const bottomBars: Record<Role, readonly MenuEntry[]> = {
  PRODUCER: [home(Role.PRODUCER), products(Role.PRODUCER), add(Role.PRODUCER), orders(Role.PRODUCER)],
  WHOLESALER: [home(Role.WHOLESALER), products(Role.WHOLESALER), orders(Role.WHOLESALER), notifications(Role.WHOLESALER)],
  SUPERSALER: [home(Role.SUPERSALER), products(Role.SUPERSALER), add(Role.SUPERSALER), orders(Role.SUPERSALER)],
  CONSUMER: [
    home(Role.CONSUMER),
    { label: 'categories', to: paths.categories(), icon: Grid2x2 },
    { label: 'orders', to: paths.orders(), icon: ClipboardList },
    { label: 'me', to: paths.profile(Role.CONSUMER), icon: User },
  ],
  ADMIN: [],
};

export const bottomBar = (role: Role): readonly MenuEntry[] => bottomBars[role];
