/** Policies that depend on whose thing it is, on a status, on an API key, or on time. */
import { AccountStatus } from '../../../schema/values/accounts/roles';
import { KeyScope } from '../../../schema/values/market/partners';
import { OrderStatus } from '../../../schema/values/orders/orders';
import { serverLimits } from '../../../schema/values/server-limits';
import * as profile from '../../../server/modules/accounts/users/profile.policy';
import { mayReadContent, maySeeTiers } from '../../../server/modules/catalogue/products/product.policy';
import { maySeeMoneyOf } from '../../../server/modules/money/money.policy';
import * as nodes from '../../../server/modules/nodes/node.policy';
import * as orders from '../../../server/modules/orders/orders/order.policy';
import type { Order } from '../../../server/modules/orders/orders/order.entity';
import type { OrderProblem } from '../../../server/modules/orders/problems/order-problem.entity';
import * as problems from '../../../server/modules/orders/problems/problem.policy';
import * as partners from '../../../server/modules/partners/partner.policy';
import * as questions from '../../../server/modules/questions/question.policy';
import * as reviews from '../../../server/modules/reviews/reading/review.policy';
import { roles, viewerOf } from '../support/viewers';

const statuses = Object.values(AccountStatus);
const key = (...scopes: KeyScope[]) => ({ id: 'k', scopes });
const HOUR_MS = 3_600_000;
const now = new Date('2026-11-25T12:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);

describe('profiles', () => {
  const allowed = (policy: (viewer: ReturnType<typeof viewerOf>) => boolean, role: 'PRODUCER' | 'CONSUMER') =>
    statuses.filter((status) => policy(viewerOf({ role, status })));

  it('the status decides what a user may do with them', () => {
    expect(allowed(profile.mayChangeProfile, 'CONSUMER')).toEqual(['APPROVED']);
    expect(allowed(profile.maySendDocuments, 'CONSUMER')).toEqual([]);
    expect(allowed(profile.mayResubmit, 'PRODUCER')).toEqual(['REJECTED']);
    expect(allowed(profile.mayResubmit, 'CONSUMER')).toEqual([]);
    expect(allowed(profile.maySeeDocuments, 'PRODUCER').sort()).toEqual(['APPROVED', 'REJECTED']);
  });

  it('an API key never sees whole documents', () => {
    expect(profile.maySeeWholeDocuments(viewerOf({ role: 'PRODUCER' }))).toBe(true);
    expect(profile.maySeeWholeDocuments(viewerOf({ role: 'PRODUCER', apiKey: key() }))).toBe(false);
    expect(profile.maySeeWholeDocuments(viewerOf({ role: 'CONSUMER' }))).toBe(false);
  });
});

describe('what a product shows', () => {
  const post = (audience: 'EVERYONE' | 'BUSINESSES', isOnMarket = true, sellerId = 'seller') => ({ audience, isOnMarket, sellerId });

  it('everyone reads what is on the market for them', () => {
    const readers = (audience: 'EVERYONE' | 'BUSINESSES', isOnMarket: boolean) =>
      roles.filter((role) => mayReadContent(viewerOf({ role }), post(audience, isOnMarket)));
    expect(readers('EVERYONE', true)).toEqual(roles);
    expect(readers('BUSINESSES', true).sort()).toEqual(['ADMIN', 'SUPERSALER', 'WHOLESALER']);
    expect(readers('EVERYONE', false)).toEqual(['ADMIN']);
    expect(mayReadContent(null, post('EVERYONE'))).toBe(true);
    expect(mayReadContent(null, post('BUSINESSES'))).toBe(false);
    expect(mayReadContent(null, post('EVERYONE', false))).toBe(false);
  });

  it('its seller reads it in any case, and sees prices by quantity as businesses do', () => {
    expect(mayReadContent(viewerOf(), post('BUSINESSES', false, 'me'))).toBe(true);
    expect(maySeeTiers(viewerOf(), { sellerId: 'me' })).toBe(true);
    expect(maySeeTiers(viewerOf(), { sellerId: 'another' })).toBe(false);
    expect(maySeeTiers(null, { sellerId: 'another' })).toBe(false);
    expect(maySeeTiers(viewerOf({ role: 'WHOLESALER' }), { sellerId: 'another' })).toBe(true);
  });
});

it('money of a seller is seen by that seller and by admins who are logged in', () => {
  const own = { sellerId: 'me' };
  expect(maySeeMoneyOf(viewerOf({ role: 'PRODUCER' }), own)).toBe(true);
  expect(maySeeMoneyOf(viewerOf({ role: 'PRODUCER' }), { sellerId: 'another' })).toBe(false);
  expect(maySeeMoneyOf(viewerOf({ role: 'CONSUMER' }), own)).toBe(false);
  expect(maySeeMoneyOf(viewerOf({ role: 'ADMIN' }), { sellerId: 'another' })).toBe(true);
  expect(maySeeMoneyOf(viewerOf({ role: 'ADMIN', apiKey: key() }), { sellerId: 'another' })).toBe(false);
});

it('nodes are read within the scopes of an API key, and those of orders and users by approved users', () => {
  expect([nodes.mayReadMarketNodes(null), nodes.mayReadOrderNodes(null), nodes.mayReadOwnNodes(null)]).toEqual([true, false, false]);
  const reads = (apiKey?: ReturnType<typeof key>) => {
    const viewer = viewerOf({ ...(apiKey && { apiKey }) });
    return [nodes.mayReadMarketNodes(viewer), nodes.mayReadOrderNodes(viewer), nodes.mayReadOwnNodes(viewer)];
  };
  expect(reads()).toEqual([true, true, true]);
  expect(reads(key(KeyScope.READ_PRODUCTS))).toEqual([true, false, false]);
  expect(reads(key(KeyScope.READ_ORDERS))).toEqual([false, true, false]);
  expect(reads(key(KeyScope.READ_ACCOUNT))).toEqual([false, false, true]);
  expect(reads(key())).toEqual([false, false, false]);
  const waiting = viewerOf({ status: 'PENDING' });
  expect([nodes.mayReadOrderNodes(waiting), nodes.mayReadOwnNodes(waiting)]).toEqual([false, false]);
});

it('keys and webhooks belong to approved users; a key manages no keys, and webhooks only in that scope', () => {
  expect(statuses.filter((status) => partners.mayManageApiKeys(viewerOf({ status })))).toEqual(['APPROVED']);
  expect(statuses.filter((status) => partners.mayManageWebhooks(viewerOf({ status })))).toEqual(['APPROVED']);
  expect(partners.mayManageApiKeys(viewerOf({ apiKey: key(KeyScope.WEBHOOKS) }))).toBe(false);
  expect(partners.mayManageWebhooks(viewerOf({ apiKey: key(KeyScope.WEBHOOKS) }))).toBe(true);
  expect(partners.mayManageWebhooks(viewerOf({ apiKey: key(KeyScope.READ_ORDERS) }))).toBe(false);
});

describe('questions and reviews', () => {
  it('belong to their author and their seller', () => {
    expect([questions.isSellerOf(viewerOf(), { sellerId: 'me' }), questions.isSellerOf(viewerOf(), { sellerId: 'x' })]).toEqual([
      true,
      false,
    ]);
    expect(questions.isSellerOf(null, { sellerId: 'x' })).toBe(false);
    expect([reviews.isSellerOf(viewerOf(), { sellerId: 'me' }), reviews.isSellerOf(null, { sellerId: 'x' })]).toEqual([true, false]);
    expect([reviews.isAuthorOf(viewerOf(), { authorId: 'me' }), reviews.isAuthorOf(viewerOf(), { authorId: 'x' })]).toEqual([true, false]);
    expect(reviews.isAuthorOf(null, { authorId: 'x' })).toBe(false);
    const line = { buyerId: 'me', status: OrderStatus.SHIPPED };
    expect([reviews.isBuyerOf(viewerOf(), line), reviews.isBuyerOf(viewerOf({ id: 'x' }), line)]).toEqual([true, false]);
  });

  it('only delivered lines are rated', () => {
    const rateable = Object.values(OrderStatus).filter((status) => reviews.isRateable({ buyerId: 'me', status }));
    expect(rateable).toEqual(['DELIVERED']);
  });

  it('are hidden from the moment an admin hid them', () => {
    expect([questions.isHidden({ hiddenAt: now }), questions.isHidden({ hiddenAt: null })]).toEqual([true, false]);
    expect([reviews.isHidden({ hiddenAt: now }), reviews.isHidden({ hiddenAt: null })]).toEqual([true, false]);
  });

  it('a review is edited for so many days, to the millisecond', () => {
    const limit = serverLimits.reviewEditDays * 24 * HOUR_MS;
    expect([before(0), before(limit - 1), before(limit)].map((createdAt) => reviews.isEditable({ createdAt }, now))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('a reply is written once and corrected for so many hours, to the millisecond', () => {
    const limit = serverLimits.replyEditHours * HOUR_MS;
    for (const repliedAt of [null, before(0), before(limit - 1)]) {
      expect(reviews.isOpenToReply({ repliedAt }, now)).toBe(true);
      expect(questions.isOpenToReply({ repliedAt, replyHiddenAt: null }, now)).toBe(true);
      expect(questions.isOpenToReply({ repliedAt, replyHiddenAt: now }, now)).toBe(false);
    }
    expect(reviews.isOpenToReply({ repliedAt: before(limit) }, now)).toBe(false);
    expect(questions.isOpenToReply({ repliedAt: before(limit), replyHiddenAt: null }, now)).toBe(false);
  });
});

describe('orders', () => {
  const parties = { buyerId: 'buyer', sellerId: 'seller' };
  const [buyer, seller] = [viewerOf({ id: 'buyer' }), viewerOf({ id: 'seller', role: 'PRODUCER' })];
  const [admin, stranger] = [viewerOf({ id: 'admin', role: 'ADMIN' }), viewerOf({ id: 'x' })];
  const byKey = (viewer: ReturnType<typeof viewerOf>) => ({ ...viewer, apiKey: key(KeyScope.READ_ORDERS) });
  const order = {
    ...parties,
    state: 'PLACED',
    status: 'PLACED',
    substate: null,
    paymentMethod: 'BKASH',
    paymentStatus: 'UNPAID',
    feePending: false,
    openProblems: 0,
    deliveryAttempts: 0,
    completedAt: null,
  } as unknown as Order;

  it('know their parties and admins, and no one else', () => {
    expect([buyer, seller, admin, stranger].map((one) => orders.actorOf(one, parties))).toEqual(['BUYER', 'SELLER', 'ADMIN', null]);
    expect([buyer, seller, admin, stranger].map((one) => orders.actorOf(byKey(one), parties))).toEqual(['BUYER', 'SELLER', null, null]);
    expect([buyer, seller, admin, stranger].map((one) => orders.maySeeOrder(one, parties))).toEqual([true, true, true, false]);
  });

  it('images come from the parties and their API keys, problems from the buyer; codes and disputes are for no key', () => {
    const who = [buyer, seller, admin, stranger];
    const sent = { ...parties, isRecalled: false };
    expect(who.map((one) => orders.mayAddImages(one, parties))).toEqual([true, true, false, false]);
    expect(who.map((one) => orders.maySeeHandoverCode(one, sent))).toEqual([true, false, false, false]);
    expect(who.map((one) => orders.maySeeHandoverCode(one, { ...sent, isRecalled: true }))).toEqual([false, false, false, false]);
    expect(who.map((one) => orders.mayDisputePayment(one, parties))).toEqual([true, false, false, false]);
    expect(who.map((one) => problems.mayReportProblem(one, parties))).toEqual([true, false, false, false]);
    expect(who.map((one) => orders.mayAddImages(byKey(one), parties))).toEqual([true, true, false, false]);
    expect(who.map((one) => problems.mayReportProblem(byKey(one), parties))).toEqual([true, false, false, false]);
    for (const policy of [orders.maySeeHandoverCode, orders.mayDisputePayment])
      expect(who.map((one) => policy(byKey(one), sent))).toEqual([false, false, false, false]);
  });

  it('offer their parties what each may do, and strangers nothing', () => {
    expect(orders.actionsOf(seller, order)).toContain('CONFIRM');
    expect(orders.actionsOf(buyer, order)).not.toContain('CONFIRM');
    expect(orders.actionsOf(stranger, order)).toEqual([]);
    expect(orders.mayEver('CONFIRM', 'SELLER')).toBe(true);
    expect(orders.mayEver('CONFIRM', 'BUYER')).toBe(false);
    expect(orders.resolutionsOf(admin, order).length).toBeGreaterThan(0);
    expect([orders.resolutionsOf(seller, order), orders.resolutionsOf(stranger, order)]).toEqual([[], []]);
  });

  it('payments are reported by whom the money concerns', () => {
    expect(orders.mayReportPayment(buyer, parties, 'CLAIM')).toBe(true);
    expect(orders.mayReportPayment(seller, parties, 'CLAIM')).toBe(false);
    expect(orders.mayReportPayment(seller, parties, 'CONFIRM')).toBe(true);
    expect(orders.mayReportPayment(buyer, parties, 'CONFIRM')).toBe(false);
    const confirmed = { ...order, state: 'CONFIRMED', status: 'CONFIRMED' } as Order;
    expect(orders.paymentStepsOf(buyer, confirmed)).toContain('CLAIM');
    expect(orders.paymentStepsOf(stranger, confirmed)).toEqual([]);
  });

  it('problems offer each side its steps', () => {
    const problem = { ...parties, state: 'OPEN' } as unknown as OrderProblem;
    expect(problems.problemActionsOf(seller, problem).length).toBeGreaterThan(0);
    expect(problems.problemActionsOf(seller, problem)).not.toEqual(problems.problemActionsOf(buyer, problem));
    expect(problems.problemActionsOf(stranger, problem)).toEqual([]);
    expect(problems.mayEverMove('ACCEPT', 'SELLER')).toBe(true);
    expect(problems.mayEverMove('ACCEPT', 'BUYER')).toBe(false);
  });
});
