import { InMemoryCache, makeVar } from '@apollo/client/cache';
import type { FieldMergeFunction, FieldPolicy, Reference } from '@apollo/client/cache';
import { textFor } from '../../../schema/values/catalogue/product-text';
import { currentLanguage, subscribeLanguage } from '../language/language';

/**
 * The client's memory of server data. Lists are keyed by what they filter and sort by (`offset` too, so a numbered page
 * is its own entry); a list replaces what was there, and a page fetched with `after` (load more) is put behind the
 * nodes already shown. `first` is no part of the key, or load more could not change its step: two lists on one screen
 * must differ by a filter or sort.
 */
interface Connection {
  readonly nodes?: readonly Reference[];
}

const pageArguments = new Set(['first', 'after']);

const joinPages: FieldMergeFunction<Connection, Connection> = (existing, incoming, { args }) => {
  const shown = existing?.nodes;
  if (!incoming.nodes) return { ...existing, ...incoming };
  if (!args?.after || !shown) return { ...existing, ...incoming };
  const shownRefs = new Set(shown.map((node) => node.__ref));
  return { ...existing, ...incoming, nodes: [...shown, ...incoming.nodes.filter((node) => !shownRefs.has(node.__ref))] };
};

function connection(): FieldPolicy<Connection> {
  return {
    keyArgs: (args, { fieldName }) => {
      const stored = Object.entries(args ?? {}).filter(
        ([name, value]) => !pageArguments.has(name) && value !== undefined && value !== null,
      );
      return stored.length
        ? `${fieldName}:${JSON.stringify(Object.fromEntries(stored.sort(([a], [b]) => a.localeCompare(b))))}`
        : fieldName;
    },
    merge: joinPages,
  };
}

/** Counts the changes of the language: what was read in the former one is read again. */
const languageChanges = makeVar(0);
subscribeLanguage(() => languageChanges(languageChanges() + 1));

/**
 * A name or note that was stored in two languages with what was ordered: every screen reads the one of its language,
 * also of what it had loaded before the language changed. Products themselves are read as their sellers wrote them,
 * since forms edit them; lists use `useReadable`.
 */
const inOwnLanguage = (second: string): FieldPolicy<string | null> => ({
  read: (existing, { readField }) => {
    languageChanges();
    return existing && textFor(currentLanguage(), existing, readField<string | null>(second));
  },
});
const productName = inOwnLanguage('secondName');
const customUnitNote = inOwnLanguage('secondUnitNote');

/** A read of one thing by id finds it in the cache when a list has already brought it. */
const byId = (typename: string): FieldPolicy => ({
  read: (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename: typename, id: String(args?.id) }) : existing,
});

/** `resultCaching` saves a browser its next reads, and costs a page that the server renders a fifth of its time. */
export function createCache({ resultCaching = true } = {}): InMemoryCache {
  return new InMemoryCache({
    resultCaching,
    typePolicies: {
      Query: {
        fields: {
          accounts: connection(),
          auditEntries: connection(),
          accountReview: byId('AccountReview'),
          products: connection(),
          justForYou: connection(),
          myProducts: connection(),
          myOrders: connection(),
          mySales: connection(),
          myCustomers: connection(),
          mySellPosts: connection(),
          myDeals: connection(),
          notifications: connection(),
          favourites: connection(),
          followedSellers: connection(),
          favouriteIds: { merge: false },
          myCoupons: { merge: false },
          sessions: connection(),
          webhookDeliveries: connection(),
          product: byId('Product'),
          myProduct: byId('Product'),
          order: byId('Order'),
          myCustomer: byId('Customer'),
          seller: byId('Seller'),
        },
      },
      Seller: { fields: { reviews: connection(), ratingCounts: { merge: false } } },
      Product: { fields: { reviews: connection(), ratingCounts: { merge: false }, images: { merge: false } } },
      SellPost: { fields: { tiers: { merge: false } } },
      SellPostConnection: { fields: { counts: { merge: true } } },
      ShoppingPlace: { keyFields: [] },
      MarketTerms: { keyFields: [] },
      Category: { keyFields: ['slug'] },
      NotificationPreference: { keyFields: ['type'] },
      Cart: { keyFields: [], fields: { groups: { merge: false } } },
      CartLine: { keyFields: false },
      AccountDuplicate: { keyFields: false },
      AdminOverview: { keyFields: [], merge: true },
      SellerDuties: { keyFields: [], merge: true },
      SellerDashboard: { keyFields: [], merge: true, fields: { tiles: { merge: false }, months: { merge: false } } },
      Order: { fields: { lines: { merge: false }, events: { merge: false }, actions: { merge: false }, paymentSteps: { merge: false } } },
      OrderMoney: { merge: true, fields: { payments: { merge: false }, refunds: { merge: false } } },
      PayTo: { merge: true },
      OnlinePayment: { merge: true, fields: { handReferences: { merge: false } } },
      Customer: { fields: { unweighed: { merge: false } } },
      OrderLine: { fields: { productName, customUnitNote } },
      RecurringOrderLine: { fields: { productName, customUnitNote } },
      ProductSales: { fields: { name: productName } },
      PickItem: { fields: { name: productName, customUnitNote } },
      ReceivedItem: { fields: { name: productName } },
      SharedParcelLine: { fields: { productName } },
      Review: { fields: { productName } },
      ProductQuestion: { fields: { productName } },
    },
  });
}
