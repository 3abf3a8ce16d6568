import { useEffect, useRef } from 'react';
import type { MarketListQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { announce } from '../../../platform/live-region';
import { Alert } from '../../../ui/feedback/alert';
import { Button } from '../../../ui/buttons/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryState } from '../../../ui/feedback/query-state';
import type { QueryLike } from '../../../ui/feedback/query-state';
import { ProductCardsSkeleton } from '../../../ui/feedback/skeleton';
import { drawingLooks } from '../../../ui/images/drawing-looks';
import { ProductCard } from '../../../widgets/product-card/product-card';
import { FoundCount } from './found-count';
import { messages } from '../storefront.messages';
import { useGrowingList } from './use-growing-list';

interface ProductsQuery extends QueryLike<{ readonly products: Omit<MarketListQuery['products'], 'isSimilar'> }> {
  readonly fetchMore: (options: { variables: { first: number; after: string | null } }) => Promise<unknown>;
}

export interface ProductResultsProps {
  query: ProductsQuery;
  /** How many are shown, from the address. */
  shown: number;
  step: number;
  max: number;
  onShow: (shown: number) => void;
  empty?: React.ReactNode;
  /** Shows how many were found. */
  withCount?: boolean;
  priority?: boolean;
}

/** A grid that grows by Show More; the focus goes to the first new card, and the new count is announced. */
export function ProductResults({ query, shown, step, max, onShow, empty, withCount = false, priority = false }: ProductResultsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number | null>(null);
  const have = Math.min(shown, query.data?.products.nodes.length ?? 0);
  const total = Math.min(max, query.data?.products.totalCount ?? have);
  const looks = drawingLooks((query.data?.products.nodes ?? []).map(({ image }) => image));
  const { failed, retry } = useGrowingList(query, shown);

  useEffect(() => {
    if (focusAt.current === null || have <= focusAt.current) return;
    list.current?.children[focusAt.current]?.querySelector<HTMLElement>('a')?.focus();
    focusAt.current = null;
    announce(format.digits(t('showing', { shown: have, total })), 'polite');
  }, [format, have, t, total]);

  const showMore = () => {
    focusAt.current = have;
    if (failed) retry();
    else onShow(Math.min(max, have + step));
  };
  return (
    <QueryState
      query={query}
      loadingText={t('loading')}
      skeleton={
        <>
          {withCount && (
            <p className="result-count" aria-hidden>
              {'\u00a0'}
            </p>
          )}
          <ProductCardsSkeleton count={8} />
        </>
      }
      isEmpty={(data) => data.products.nodes.length === 0}
      empty={empty ?? <EmptyState title={t('noProducts')} text={t('noProductsText')} />}
    >
      {({ products }) => (
        <>
          {withCount && <FoundCount total={products.totalCount} />}
          <ul className="product-grid" ref={list}>
            {products.nodes.slice(0, shown).map((product, index) => (
              <li key={product.id}>
                <ProductCard product={product} priority={priority && index < 2} look={looks[index]} />
              </li>
            ))}
          </ul>
          {have < total && (
            <div className="show-more">
              <p>{format.digits(t('showing', { shown: have, total }))}</p>
              {failed && <Alert tone="error" title={t('moreFailed')} />}
              <Button
                look="outline"
                busy={!failed && (query.loading || (have < shown && products.pageInfo.hasNextPage))}
                onClick={showMore}
              >
                {t('showMore')}
              </Button>
            </div>
          )}
          {have >= max && products.totalCount > max && <p className="show-more">{t('narrow')}</p>}
        </>
      )}
    </QueryState>
  );
}
