import {
  CircleHelp,
  ClipboardList,
  Grid2x2,
  Heart,
  House,
  LayoutDashboard,
  PackagePlus,
  Settings,
  ShoppingBasket,
  Sprout,
  Store,
  User,
  UserPlus,
  Users,
  LogIn,
} from 'lucide-react';
import { Role } from '../../../schema/values/accounts/roles';
import { paths } from '../../platform/paths';
import { type AdminGroup, adminGroupLabels, adminGroups, adminPages } from '../admin-pages';
import { notifications, onHome, orders } from './bottom-bars';
import type { MenuEntry, MenuGroup } from './menu-entry';

type Who = Role | null;

const dashboard = (role: Who): MenuEntry => ({ label: 'dashboard', to: paths.home(role), icon: LayoutDashboard, counted: onHome });
const profile = (role: Who): MenuEntry => ({ label: 'profile', to: paths.profile(role), icon: User });
const sellPost = (role: Who): MenuEntry => ({ label: 'sellPost', to: paths.sellPosts(role), icon: Store });
const allProducts = (role: Who): MenuEntry => ({ label: 'allProducts', to: paths.allProducts(role), icon: Grid2x2 });
const addProducts = (role: Who): MenuEntry => ({ label: 'addProducts', to: paths.addProduct(role), icon: PackagePlus });
const storefront: MenuEntry = { label: 'storefront', to: paths.storefront(), icon: ShoppingBasket };
const help: MenuEntry = { label: 'help', to: paths.support(), icon: CircleHelp };

function adminEntries(group: AdminGroup | null): MenuEntry[] {
  return adminPages
    .filter((page) => page.group === group)
    .map(({ page, label, icon, queues }) => ({
      label,
      to: paths.page(page),
      icon,
      counted: queues && { of: 'queues', names: queues },
    }));
}

/** The back office's pages below its home; other roles have no groups. */
export const menuGroups = (role: Who): readonly MenuGroup[] =>
  role === Role.ADMIN ? adminGroups.map((group) => ({ label: adminGroupLabels[group], entries: adminEntries(group) })) : [];

/** Desktop side menu and, for roles without one, the phone's drawer. */
const sideMenus: Record<Role, readonly MenuEntry[]> = {
  PRODUCER: [
    dashboard(Role.PRODUCER),
    profile(Role.PRODUCER),
    { label: 'customers', to: paths.customers(), icon: Users },
    orders(Role.PRODUCER),
    sellPost(Role.PRODUCER),
    notifications(Role.PRODUCER),
    allProducts(Role.PRODUCER),
    addProducts(Role.PRODUCER),
  ],
  WHOLESALER: [
    dashboard(Role.WHOLESALER),
    profile(Role.WHOLESALER),
    orders(Role.WHOLESALER),
    sellPost(Role.WHOLESALER),
    notifications(Role.WHOLESALER),
    allProducts(Role.WHOLESALER),
    { label: 'helpSupport', to: paths.roleSupport(Role.WHOLESALER), icon: CircleHelp },
  ],
  SUPERSALER: [
    dashboard(Role.SUPERSALER),
    profile(Role.SUPERSALER),
    orders(Role.SUPERSALER),
    sellPost(Role.SUPERSALER),
    notifications(Role.SUPERSALER),
    allProducts(Role.SUPERSALER),
    addProducts(Role.SUPERSALER),
    { label: 'producerProducts', to: paths.producerProducts(), icon: Sprout },
  ],
  ADMIN: adminEntries(null),
  CONSUMER: [
    storefront,
    { label: 'categories', to: paths.categories(), icon: Grid2x2 },
    { label: 'myOrders', to: paths.orders(), icon: ClipboardList, counted: { of: 'messages' } },
    { label: 'favourites', to: paths.favourites(), icon: Heart },
    notifications(Role.CONSUMER),
    profile(Role.CONSUMER),
    { label: 'settings', to: paths.settings(), icon: Settings },
    help,
  ],
};

const visitorMenu: readonly MenuEntry[] = [
  { label: 'home', to: paths.landing(), icon: House },
  storefront,
  { label: 'categories', to: paths.categories(), icon: Grid2x2 },
  { label: 'login', to: paths.login(), icon: LogIn },
  { label: 'register', to: paths.register(), icon: UserPlus },
  help,
];

export const sideMenu = (role: Role): readonly MenuEntry[] => sideMenus[role];

/** The drawer leaves Dashboard out: the bottom bar's Home leads there. */
export const drawerMenu = (role: Who): readonly MenuEntry[] =>
  role ? sideMenus[role].filter(({ label }) => label !== 'dashboard' || role === Role.ADMIN) : visitorMenu;
