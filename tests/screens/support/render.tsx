import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { Providers } from '../../../client/app/providers';
import { buildRoutes, routerContext } from '../../../client/app/router';
import { setLanguage } from '../../../client/platform/language/language';
import { namedLanguage } from '../../../client/platform/language/use-language';
import type { Language, Role } from '../../../schema/values/accounts/roles';
import { fakeServer } from './fake-server';
import type { Responses, FakeServer } from './fake-server';
import { screenUser } from './screen-user';

/** Renders a part, or the whole client at an address, with router, languages, session and a fake server. */
export interface TestAccount {
  id: string;
  name: string;
  phone: string;
  email: string | null;
  role: Role;
  status: string;
  statusReason: string | null;
  language: Uppercase<Language>;
  createdAt: string;
}

interface RenderOptions {
  answers?: Responses;
  /** This user is logged in; by default nobody is. */
  account?: TestAccount | null;
  language?: Language;
  /** Window width; tables and side menus appear from 768 and 1024 on. */
  width?: number;
  timers?: 'real' | 'fake';
  /** With the offline copy between client and server. */
  offlineCopy?: boolean;
  /** False: begins without a network. */
  connected?: boolean;
}

interface Rendered extends RenderResult {
  readonly server: FakeServer;
  readonly user: UserEvent;
  /** Where the router is: '/search?q=potato'. */
  readonly address: () => string;
  readonly router: ReturnType<typeof createMemoryRouter>;
}

type AccountDetails = Partial<Omit<TestAccount, 'language'>> & { readonly language?: Language };

export function account(role: Role, { language = 'en', ...more }: AccountDetails = {}): TestAccount {
  return {
    id: `account-${role.toLowerCase()}`,
    name: 'Rahim Uddin',
    phone: '01700000001',
    email: null,
    role,
    status: 'APPROVED',
    statusReason: null,
    language: namedLanguage(language),
    createdAt: '2026-01-15T06:00:00.000Z',
    ...more,
  };
}

function setViewport(width: number): void {
  Object.defineProperty(window, 'innerWidth', { configurable: true, writable: true, value: width });
  window.matchMedia = (query) => {
    const least = /min-width:\s*(\d+)px/.exec(query)?.[1];
    return {
      matches: least !== undefined && width >= Number(least),
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    };
  };
}

/** Builds what waits for a seller: nothing, but for what a test names. */
export const duties = (more: Record<string, unknown> = {}) => ({
  newOrders: 0,
  toShip: 0,
  problems: 0,
  problemsDueAt: null,
  refundsOwed: 0,
  refundsAmount: '0.00',
  refundsDueAt: null,
  areRefundsLate: false,
  refundOrderId: null,
  paymentsToCheck: 0,
  dealsToDecide: 0,
  billsDue: 0,
  billsDueOn: null,
  questions: 0,
  ...more,
});

function prepare({ answers: responses = {}, account: who = null, language = 'en', width = 1280, timers = 'real', ...more }: RenderOptions) {
  setViewport(width);
  setLanguage(language);
  document.cookie = who ? `hb_role=${who.role.toLowerCase()}; path=/` : 'hb_role=; path=/; max-age=0';
  const usual: Responses = {
    me: who,
    notifications: { unreadCount: 0, totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    cart: {
      lineCount: 0,
      unavailable: [],
      groups: [],
      subtotal: '0.00',
      deliveryFee: null,
      hasFeeOnConfirmation: false,
      total: '0.00',
      hasProblems: false,
      paymentMethods: ['CASH_ON_DELIVERY'],
    },
    registrationRules: { codeRequired: false },
    adminOverview: {
      waiting: 0,
      waitingLate: 0,
      approvedToday: 0,
      suspendedToday: 0,
      suspended: 0,
      accounts: 1,
      ordersStuck: 0,
      paymentDisputes: 0,
      refusalsContested: 0,
      messagesReported: 0,
      reviewImagesReported: 0,
      storiesNew: 0,
      problemsToDecide: 0,
      documentsToCheck: 0,
      refundsOverdue: 0,
      billsOverdue: 0,
      payoutsRequested: 0,
      productsHidden: 0,
      supportOpen: 0,
      smsFailed: 0,
      smsNotSent: 0,
      webhooksFailing: 0,
    },
    marketTerms: { approvalHours: 48, supportPhone: null, supportEmail: null, paymentGateways: ['BKASH', 'SSLCOMMERZ'] },
    myIdentityDocuments: [],
    myVerifications: [],
    sellerDuties: duties(),
    marketMonths: [],
    favouriteIds: [],
    similarProducts: [],
    weekPrice: null,
    seller: null,
    myStory: null,
    productQuestions: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    myProblems: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    myRefunds: { totalCount: 0, nodes: [] },
    myRefundDuty: { id: 'me', count: 0, amount: '0.00', first: null },
    mySales: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    myDeals: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    myCoupons: [],
    myQuestions: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    orderMessages: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    unreadMessageCount: 0,
    priceAlerts: [],
    recurringOrders: [],
    sharedBaskets: [],
    accountClosing: { obstacles: [] },
    dataExport: null,
    shoppingPlace: null,
    divisions: [],
    districts: [],
    logout: { isLoggedOut: true },
    setLanguage: ({ language: wanted }: { language: Uppercase<Language> }) => ({ ...who, language: wanted }),
  };
  const server = fakeServer({ ...usual, ...responses }, more);
  return { server, user: screenUser(timers) };
}

function mount(routes: RouteObject[], path: string, options: RenderOptions): Rendered {
  const { server, user } = prepare(options);
  const router = createMemoryRouter(routes, { initialEntries: [path], getContext: routerContext(server.client) });
  const result = render(
    <Providers client={server.client}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return { ...result, server, user, router, address: () => `${router.state.location.pathname}${router.state.location.search}` };
}

/** One part on an empty page at `path`. */
export function renderPart(part: React.ReactNode, options: RenderOptions & { path?: string } = {}): Rendered {
  return mount([{ path: '*', element: part }], options.path ?? '/', options);
}

/** The whole client, guards and frames included. `extra` adds routes beside the real ones. */
export function renderApp(path: string, options: RenderOptions & { extra?: RouteObject[] } = {}): Rendered {
  return mount([...(options.extra ?? []), ...buildRoutes()], path, options);
}
