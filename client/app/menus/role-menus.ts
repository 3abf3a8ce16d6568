import type { LucideIcon } from 'lucide-react';
import {
  Bell,
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
import type { PageLabel } from '../../../schema/values/site/site-routes';
import { paths } from '../../platform/paths';
import type { Queue } from '../../widgets/waiting-count/waiting-count';
import { adminPages } from '../admin-pages';
import type { AppMessage } from '../app.messages';

/** What each role's menus list, in one order everywhere. Every entry leads to a page of schema/values/site/site-routes.ts. */
export interface MenuEntry {
  /** A text of the frame, or the page's own label. */
  readonly label: AppMessage | PageLabel;
  readonly to: string;
  readonly icon: LucideIcon;
  /** How much waits there is shown behind the text. */
  readonly queue?: Queue | undefined;
  /** Unread messages of orders are counted behind the text. */
  readonly hasMessages?: boolean;
  /** The big one in the middle of the phone's bar. */
  readonly main?: boolean;
}

type Who = Role | null;

const dashboard = (role: Who): MenuEntry => ({ label: 'dashboard', to: paths.home(role), icon: LayoutDashboard });
const profile = (role: Who): MenuEntry => ({ label: 'profile', to: paths.profile(role), icon: User });
const orders = (role: Who): MenuEntry => ({ label: 'orders', to: paths.sales(role), icon: ClipboardList, hasMessages: true });
const sellPost = (role: Who): MenuEntry => ({ label: 'sellPost', to: paths.sellPosts(role), icon: Store });
const notifications = (role: Who): MenuEntry => ({ label: 'notifications', to: paths.notifications(role), icon: Bell });
const allProducts = (role: Who): MenuEntry => ({ label: 'allProducts', to: paths.allProducts(role), icon: Grid2x2 });
const addProducts = (role: Who): MenuEntry => ({ label: 'addProducts', to: paths.addProduct(role), icon: PackagePlus });
const storefront: MenuEntry = { label: 'storefront', to: paths.storefront(), icon: ShoppingBasket };
const help: MenuEntry = { label: 'help', to: paths.support(), icon: CircleHelp };

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
  ADMIN: adminPages.map(({ page, label, icon, queue }) => ({ label, to: paths.page(page), icon, queue })),
  CONSUMER: [
    storefront,
    { label: 'categories', to: paths.categories(), icon: Grid2x2 },
    { label: 'myOrders', to: paths.orders(), icon: ClipboardList, hasMessages: true },
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

const add = (role: Role): MenuEntry => ({ label: 'add', to: paths.addProduct(role), icon: PackagePlus, main: true });
const home = (role: Role): MenuEntry => ({ label: 'home', to: paths.home(role), icon: House });
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

export const sideMenu = (role: Role): readonly MenuEntry[] => sideMenus[role];

/** The drawer leaves Dashboard out: the bottom bar's Home leads there. */
export const drawerMenu = (role: Who): readonly MenuEntry[] =>
  role ? sideMenus[role].filter(({ label }) => label !== 'dashboard' || role === Role.ADMIN) : visitorMenu;

export const bottomBar = (role: Role): readonly MenuEntry[] => bottomBars[role];
