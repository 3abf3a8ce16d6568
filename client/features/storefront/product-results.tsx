import { useEffect, useRef } from 'react';
import { useMarketListQuery } from '../../generated/graphql';
import type { MarketListQueryVariables } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { QueryState } from '../../ui/query-state';
import { ProductCardsSkeleton } from '../../ui/skeleton';
import { ProductCard } from '../../widgets/product-card/product-card';
import { messages } from './storefront.messages';

interface ProductResultsProps {
  variables: Pick<MarketListQueryVariables, 'filter' | 'sort'>;
  /** How many are shown, from the address. */
  shown: number;
  step: number;
  max: number;
  onShow: (shown: number) => void;
  empty: React.ReactNode;
  /** Says how many were found. */
  withCount?: boolean;
  priority?: boolean;
}

/** A grid that grows by Show More; the focus goes to the first new card, and the new count is told. */
export function ProductResults({ variables, shown, step, max, onShow, empty, withCount = false, priority = false }: ProductResultsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number | null>(null);
  const query = useMarketListQuery({ variables: { ...variables, first: shown }, notifyOnNetworkStatusChange: true });
  const have = query.data?.products.nodes.length ?? 0;

  useEffect(() => {
    if (focusAt.current === null || have <= focusAt.current) return;
    list.current?.children[focusAt.current]?.querySelector<HTMLElement>('a')?.focus();
    focusAt.current = null;
    announce(format.digits(t('showing', { shown: have, total: Math.min(max, query.data?.products.totalCount ?? have) })), 'polite');
  }, [format, have, max, query.data, t]);

  const showMore = async () => {
    const next = Math.min(max, shown + step);
    focusAt.current = have;
    await query.fetchMore({ variables: { ...variables, first: next - have, after: query.data?.products.pageInfo.endCursor } });
    onShow(next);
  };
  return (
    <QueryState
      query={query}
      loadingText={t('loading')}
      skeleton={<ProductCardsSkeleton count={8} />}
      isEmpty={(data) => data.products.nodes.length === 0}
      empty={empty ?? <EmptyState title={t('noProducts')} text={t('noProductsText')} />}
    >
      {({ products }) => {
        const total = Math.min(max, products.totalCount);
        return (
          <>
            {withCount && (
              <>
                <h2 className="visually-hidden">{t('results')}</h2>
                <p className="result-count" role="status">
                  {format.digits(t('found', { count: products.totalCount }))}
                </p>
              </>
            )}
            <ul className="product-grid" ref={list}>
              {products.nodes.map((product, index) => (
                <li key={product.id}>
                  <ProductCard product={product} priority={priority && index < 2} />
                </li>
              ))}
            </ul>
            {have < total && (
              <div className="show-more">
                <p>{format.digits(t('showing', { shown: have, total }))}</p>
                <Button look="outline" busy={query.loading} onClick={() => void showMore()}>
                  {t('showMore')}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
