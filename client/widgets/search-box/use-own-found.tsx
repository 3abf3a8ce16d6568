import { useMemo } from 'react';
import { ListFilter, ReceiptText, UserRound } from 'lucide-react';
import { Role } from '../../../schema/values/accounts/roles';
import { useAdminSearchQuery, useSellerSearchQuery } from '../../generated/graphql';
import type { FoundProduct_ProductFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { paths } from '../../platform/paths';
import { sellerName } from '../../platform/seller-name';
import { ownSearchMessages } from './own-search.messages';
import type { SearchedList, Suggestion, SuggestionGroup } from './suggestion';

const none: readonly SuggestionGroup[] = [];

interface Found<T> {
  readonly nodes: readonly T[];
  readonly totalCount: number;
}

interface GroupDraft<T> {
  readonly title: string;
  readonly matches: Found<T> | undefined;
  /** The list that shows all of them; null where there is none. */
  readonly allTo: SearchedList | null;
  readonly suggestionOf: (node: T) => Omit<Suggestion, 'image'> & Partial<Suggestion>;
}

/** Makes groups of what was found: the first few, then the way to all of them where there are more. */
function useGroups(search: string) {
  const t = useMessages(ownSearchMessages);
  const format = useFormat();
  const readable = useReadable();
  return useMemo(
    () => ({
      t,
      format,
      groupOf: <T,>({ title, matches, allTo, suggestionOf }: GroupDraft<T>): SuggestionGroup => {
        const { nodes, totalCount } = matches ?? { nodes: [], totalCount: 0 };
        const suggestions: Suggestion[] = nodes.map((node) => ({ image: null, ...suggestionOf(node) }));
        if (allTo !== null && totalCount > nodes.length) {
          const name = t('all', { count: format.number(totalCount) });
          suggestions.push({
            key: `all ${title}`,
            kind: 'own',
            name,
            note: title,
            image: null,
            icon: <ListFilter aria-hidden />,
            to: allTo(search),
          });
        }
        return { title, suggestions, allTo };
      },
      productTo: (hrefOf: (product: FoundProduct_ProductFragment) => string) => (product: FoundProduct_ProductFragment) => {
        const { name, customUnitNote } = readable(product);
        const note = format.price(product.regularPrice, product.unit, customUnitNote);
        return { key: `own ${product.id}`, kind: 'product' as const, name, note, image: product.image ?? null, to: hrefOf(product) };
      },
    }),
    [format, readable, search, t],
  );
}

/** A seller's own orders, products and customers; a producer alone has a list of customers. */
export function useSellerFound(search: string, role: Role): readonly SuggestionGroup[] {
  const groups = useGroups(search);
  const withCustomers = role === Role.PRODUCER;
  const query = useSellerSearchQuery({ variables: { search, withCustomers }, skip: search === '', fetchPolicy: 'cache-and-network' });
  const results = search === '' ? undefined : (query.data ?? query.previousData);
  return useMemo(() => {
    if (!results) return none;
    const { t, format, groupOf, productTo } = groups;
    return [
      groupOf({
        title: t('orders'),
        matches: results.mySales,
        allTo: (q) => paths.sales(role, { q }),
        suggestionOf: ({ id, trackingNumber, contactName, total }) => ({
          key: `order ${id}`,
          kind: 'own',
          icon: <ReceiptText aria-hidden />,
          name: `${trackingNumber} · ${contactName}`,
          note: format.money(total),
          to: paths.sale(role, id),
        }),
      }),
      groupOf({
        title: t('myProducts'),
        matches: results.myProducts,
        suggestionOf: productTo(({ id }) => paths.myProduct(id)),
        allTo: role === Role.WHOLESALER ? null : (q) => paths.allProducts(role, { q }),
      }),
      groupOf({
        title: t('customers'),
        matches: results.myCustomers,
        allTo: (q) => `${paths.customers()}?${new URLSearchParams({ q }).toString()}`,
        suggestionOf: ({ id, name, phone }) => ({
          key: `customer ${id}`,
          kind: 'own',
          icon: <UserRound aria-hidden />,
          name,
          note: format.digits(phone),
          to: paths.customer(id),
        }),
      }),
    ];
  }, [results, groups, role]);
}

/** The orders, users and products of the whole market, for an admin. */
export function useAdminFound(search: string): readonly SuggestionGroup[] {
  const groups = useGroups(search);
  const query = useAdminSearchQuery({ variables: { search }, skip: search === '', fetchPolicy: 'cache-and-network' });
  const results = search === '' ? undefined : (query.data ?? query.previousData);
  return useMemo(() => {
    if (!results) return none;
    const { t, format, groupOf, productTo } = groups;
    const productOf = productTo(({ name }) => paths.adminProducts({ q: name }));
    return [
      groupOf({
        title: t('orders'),
        matches: results.adminOrders,
        allTo: (q) => paths.adminOrders({ q }),
        suggestionOf: ({ id, trackingNumber, total, buyer, seller }) => ({
          key: `order ${id}`,
          kind: 'own',
          icon: <ReceiptText aria-hidden />,
          name: `${trackingNumber} · ${buyer.name} · ${sellerName(seller)}`,
          note: format.money(total),
          to: paths.adminOrders({ q: trackingNumber, order: id }),
        }),
      }),
      groupOf({
        title: t('users'),
        matches: results.accounts,
        allTo: (q) => paths.adminUsers({ q }),
        suggestionOf: ({ id, name, phone }) => ({
          key: `user ${id}`,
          kind: 'own',
          icon: <UserRound aria-hidden />,
          name,
          note: format.digits(phone),
          to: paths.adminUsers({ q: phone, account: id }),
        }),
      }),
      groupOf({
        title: t('products'),
        matches: results.moderatedProducts,
        allTo: (q) => paths.adminProducts({ q }),
        suggestionOf: ({ product }) => productOf(product),
      }),
    ];
  }, [results, groups]);
}
