import { useEffect, useState } from 'react';
import { MyProductStatus } from '../../../../schema/values/catalogue/catalogue';
import { limits } from '../../../../schema/values/limits';
import { useMyProductListQuery } from '../../../generated/graphql';
import type { MyProduct_ProductFragment } from '../../../generated/graphql';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Button } from '../../../ui/buttons/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page, pageTitleId } from '../../../ui/layout/page';
import { Pager } from '../../../ui/tables/pager';
import { QueryState } from '../../../ui/feedback/query-state';
import { ProductCardsSkeleton } from '../../../ui/feedback/skeleton';
import { focusActions } from './actions-focus';
import { useChosen } from '../bulk/use-chosen';
import { DeleteProduct } from '../detail/delete-product';
import { ListActions, ListMenu } from './list-actions';
import { ProductFilters } from './product-filters';
import { ProductList } from './product-list';
import { sortOf } from './product-sorting';
import '../products.css';
import { messages } from '../products.messages';
import { useLoadCsv } from './use-load-csv';
import { useProductActions } from '../detail/use-product-actions';

const none: readonly MyProduct_ProductFragment[] = [];

/**
 * 'ALL PRODUCTS TO SELL' as cards, or 'List Of Products' as a table (?view=table); filters, page and view are in the
 * address.
 */
export function Component() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const url = useUrlState();
  const actions = useProductActions();
  const loadCsv = useLoadCsv();
  const [toDelete, setToDelete] = useState<MyProduct_ProductFragment | null>(null);
  const table = url.get('view') === 'table';
  const size = limits.productsPerPage;
  const status = Object.values(MyProductStatus).find((one) => one === url.get('status'));
  const filter = { search: url.get('q') || null, categorySlug: url.get('category') || null, status: status ?? null };
  const { sort } = sortOf(url.get('sort'));
  const filtered = Object.values(filter).some((value) => value !== null);
  const query = useMyProductListQuery({
    variables: { filter, sort, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const chosen = useChosen(query.data?.myProducts.nodes ?? none);
  const { clear } = chosen;
  useEffect(() => clear(), [clear, filter.search, filter.categorySlug, filter.status]); // what another filter hides is not changed unseen

  return (
    <Page title={t(table ? 'listTitle' : 'allTitle')} actions={<ListMenu loadCsv={() => loadCsv(filter, sort)} />}>
      <ProductFilters isTable={table} />
      <DeleteProduct
        product={toDelete}
        onDelete={actions.remove}
        onAgain={setToDelete}
        onClose={() => setToDelete(null)}
        onStop={(product) => {
          setToDelete(null);
          void actions.toggleSale(product);
        }}
        onDeleted={() => {
          const shown = query.data?.myProducts.nodes ?? [];
          const at = shown.findIndex((product) => product.id === toDelete?.id);
          setToDelete(null);
          if (shown.length === 1 && url.page > 1) return url.set({ page: url.page - 1 }); // nothing is left on this page
          void query.refetch().finally(() => focusActions((shown[at + 1] ?? shown[at - 1])?.id, pageTitleId)); // the card is gone
        }}
      />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<ProductCardsSkeleton count={size} />}
        errorText={errorText('product.loadFailed')}
        isEmpty={(data) => data.myProducts.nodes.length === 0}
        empty={filtered ? <NothingMatches /> : <EmptyState title={t('empty')} text={t('emptyText')} action={<ListActions />} />}
      >
        {({ myProducts }) => (
          <>
            <ProductList
              products={myProducts.nodes}
              chosen={chosen}
              totalCount={myProducts.totalCount}
              firstNumber={(url.page - 1) * size + 1}
              isTable={table}
              filter={filter}
              sort={sort}
              actions={actions}
              onDelete={setToDelete}
              onChanged={(gone) => {
                if (gone === myProducts.nodes.length && url.page > 1) return url.set({ page: url.page - 1 }); // nothing is left on this page
                void query.refetch();
              }}
            />
            <Pager page={url.page} totalCount={myProducts.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

function NothingMatches() {
  const t = useMessages(messages);
  const url = useUrlState();
  return (
    <EmptyState
      title={t('noMatch')}
      text={t('noMatchText')}
      action={
        <Button look="outline" onClick={() => url.set({ q: null, category: null, status: null })}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
