import type { ComponentType } from 'react';
import type { LucideIcon } from 'lucide-react';
import {
  BadgePercent,
  Bell,
  CircleHelp,
  ClipboardList,
  Grid2x2,
  Heart,
  House,
  LayoutDashboard,
  Megaphone,
  MessageSquare,
  PackagePlus,
  ScrollText,
  Search,
  Settings,
  ShieldCheck,
  ShoppingBasket,
  SlidersHorizontal,
  Sprout,
  Store,
  User,
  UserPlus,
  Users,
  LogIn,
  Webhook,
} from 'lucide-react';
import { matchPath } from 'react-router-dom';
import { Role } from '../../schema/values/roles';
import { paths } from '../platform/paths';
import {
  OrdersStuckCount,
  SmsFailedCount,
  SupportOpenCount,
  WaitingCount,
  WebhooksFailingCount,
} from '../widgets/waiting-count/waiting-count';
import type { AppMessage } from './app.messages';
import { allRoutes } from './routes';

/** What each role's menus list, in one order everywhere. Only what exists as a route is shown, so a menu never leads nowhere. */
export interface MenuEntry {
  readonly key: AppMessage;
  readonly to: string;
  readonly icon: LucideIcon;
  /** Stands behind the words: how much waits there. */
  readonly Count?: ComponentType;
  /** The big one in the middle of the phone's bar. */
  readonly main?: boolean;
}

type Who = Role | null;

const dashboard = (role: Who): MenuEntry => ({ key: 'dashboard', to: paths.home(role), icon: LayoutDashboard });
const profile = (role: Who): MenuEntry => ({ key: 'profile', to: paths.profile(role), icon: User });
const orders = (role: Who): MenuEntry => ({ key: 'orders', to: paths.sales(role), icon: ClipboardList });
const sellPost = (role: Who): MenuEntry => ({ key: 'sellPost', to: paths.sellPosts(role), icon: Store });
const notifications = (role: Who): MenuEntry => ({ key: 'notifications', to: paths.notifications(role), icon: Bell });
const allProducts = (role: Who): MenuEntry => ({ key: 'allProducts', to: paths.allProducts(role), icon: Grid2x2 });
const addProducts = (role: Who): MenuEntry => ({ key: 'addProducts', to: paths.addProduct(role), icon: PackagePlus });
const storefront: MenuEntry = { key: 'storefront', to: paths.storefront(), icon: ShoppingBasket };
const help: MenuEntry = { key: 'help', to: paths.support(), icon: CircleHelp };

/** Desktop side menu and, for roles without one, the phone's drawer (parity T7–T9). */
const sideMenus: Record<Role, readonly MenuEntry[]> = {
  PRODUCER: [
    dashboard(Role.PRODUCER),
    profile(Role.PRODUCER),
    { key: 'customers', to: paths.customers(Role.PRODUCER), icon: Users },
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
    { key: 'helpSupport', to: paths.roleSupport(Role.WHOLESALER), icon: CircleHelp },
  ],
  SUPERSALER: [
    dashboard(Role.SUPERSALER),
    profile(Role.SUPERSALER),
    orders(Role.SUPERSALER),
    sellPost(Role.SUPERSALER),
    notifications(Role.SUPERSALER),
    allProducts(Role.SUPERSALER),
    addProducts(Role.SUPERSALER),
    { key: 'producerProducts', to: paths.producerProducts(), icon: Sprout },
  ],
  ADMIN: [
    { key: 'dashboard', to: paths.admin(), icon: LayoutDashboard },
    { key: 'approvals', to: paths.approvals(), icon: ShieldCheck, Count: WaitingCount },
    { key: 'users', to: paths.adminUsers(), icon: Users },
    { key: 'products', to: paths.adminProducts(), icon: Grid2x2 },
    { key: 'orders', to: paths.adminOrders(), icon: ClipboardList, Count: OrdersStuckCount },
    { key: 'offers', to: paths.adminOffers(), icon: BadgePercent },
    { key: 'announcements', to: paths.adminAnnouncements(), icon: Megaphone },
    { key: 'supportMessages', to: paths.adminSupport(), icon: CircleHelp, Count: SupportOpenCount },
    { key: 'shortMessages', to: paths.adminMessages(), icon: MessageSquare, Count: SmsFailedCount },
    { key: 'webhooks', to: paths.adminWebhooks(), icon: Webhook, Count: WebhooksFailingCount },
    { key: 'marketSettings', to: paths.adminSettings(), icon: SlidersHorizontal },
    { key: 'auditTrail', to: paths.adminAudit(), icon: ScrollText },
  ],
  CONSUMER: [
    storefront,
    { key: 'categories', to: paths.search(), icon: Search },
    { key: 'myOrders', to: paths.orders(), icon: ClipboardList },
    { key: 'favourites', to: paths.favourites(), icon: Heart },
    notifications(Role.CONSUMER),
    profile(Role.CONSUMER),
    { key: 'settings', to: paths.settings(), icon: Settings },
    help,
  ],
};

const visitorMenu: readonly MenuEntry[] = [
  { key: 'home', to: paths.landing(), icon: House },
  storefront,
  { key: 'categories', to: paths.search(), icon: Search },
  { key: 'login', to: paths.login(), icon: LogIn },
  { key: 'register', to: paths.register(), icon: UserPlus },
  help,
];

const add = (role: Role): MenuEntry => ({ key: 'add', to: paths.addProduct(role), icon: PackagePlus, main: true });
const home = (role: Role): MenuEntry => ({ key: 'home', to: paths.home(role), icon: House });
const products = (role: Role): MenuEntry => ({ key: 'products', to: paths.allProducts(role), icon: Grid2x2 });

/** The phone's bottom bar: four places at most (design.md P2). */
const bottomBars: Record<Role, readonly MenuEntry[]> = {
  PRODUCER: [home(Role.PRODUCER), products(Role.PRODUCER), add(Role.PRODUCER), orders(Role.PRODUCER)],
  WHOLESALER: [home(Role.WHOLESALER), products(Role.WHOLESALER), orders(Role.WHOLESALER), notifications(Role.WHOLESALER)],
  SUPERSALER: [home(Role.SUPERSALER), products(Role.SUPERSALER), add(Role.SUPERSALER), orders(Role.SUPERSALER)],
  CONSUMER: [
    home(Role.CONSUMER),
    { key: 'categories', to: paths.search(), icon: Grid2x2 },
    { key: 'orders', to: paths.orders(), icon: ClipboardList },
    { key: 'me', to: paths.profile(Role.CONSUMER), icon: User },
  ],
  ADMIN: [],
};

export function isRoute(to: string): boolean {
  const pathname = to.split('?')[0] ?? to;
  return allRoutes.some(({ path }) => matchPath(path, pathname) !== null);
}

const existing = (entries: readonly MenuEntry[]) => entries.filter(({ to }) => isRoute(to));

export const sideMenu = (role: Role): readonly MenuEntry[] => existing(sideMenus[role]);

/** The drawer leaves Dashboard out: the bottom bar's Home is it (specification §2). */
export const drawerMenu = (role: Who): readonly MenuEntry[] =>
  existing(role ? sideMenus[role].filter(({ key }) => key !== 'dashboard' || role === Role.ADMIN) : visitorMenu);

export const bottomBar = (role: Role): readonly MenuEntry[] => existing(bottomBars[role]);
