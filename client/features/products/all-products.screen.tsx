import { useState } from 'react';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MyProductStatus } from '../../../schema/values/catalogue';
import { limits } from '../../../schema/values/limits';
import { useMyProductListQuery } from '../../generated/graphql';
import type { MyProduct_ProductFragment } from '../../generated/graphql';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { useSession } from '../../platform/session/use-session';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page, pageTitleId } from '../../ui/page';
import { Pager } from '../../ui/pager';
import { QueryState } from '../../ui/query-state';
import { ProductCardsSkeleton } from '../../ui/skeleton';
import { focusActions } from './actions-focus';
import { DeleteProduct } from './delete-product';
import { ProductFilters } from './product-filters';
import { ProductGrid } from './product-grid';
import { ProductTable } from './product-table';
import './products.css';
import { messages } from './products.messages';
import { useProductActions } from './use-product-actions';

/** 'ALL PRODUCTS TO SELL' as cards, or 'List Of Products' as a table (?view=table); filters, page and view are in the address. */
export function Component() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const url = useUrlState();
  const { role } = useSession();
  const actions = useProductActions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [doomed, setDoomed] = useState<MyProduct_ProductFragment | null>(null);
  const table = url.get('view') === 'table';
  const size = limits.productsPerPage;
  const status = Object.values(MyProductStatus).find((one) => one === url.get('status'));
  const filter = { search: url.get('q') || null, category: url.get('category') || null, status: status ?? null };
  const filtered = Object.values(filter).some((value) => value !== null);
  const query = useMyProductListQuery({
    variables: { filter, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });

  const views = [
    { view: null, label: t('grid'), icon: <LayoutGrid aria-hidden />, current: !table },
    { view: 'table', label: t('table'), icon: <Rows3 aria-hidden />, current: table },
  ];
  const addLink = <ButtonLink to={paths.addProduct(role)}>{t('add')}</ButtonLink>;
  const postSelected = async () => {
    if (await actions.postMany([...selected])) setSelected(new Set());
  };
  return (
    <Page title={t(table ? 'listTitle' : 'allTitle')} actions={addLink}>
      <div className="list-tools">
        <ProductFilters />
        <nav aria-label={t('viewAs')}>
          <ul className="chip-row">
            {views.map(({ view, label, icon, current }) => (
              <li key={label}>
                <Link className="chip" to={url.hrefWith({ view, page: url.page })} aria-current={current ? 'page' : undefined}>
                  {icon}
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <DeleteProduct
        product={doomed}
        onDelete={actions.remove}
        onAgain={setDoomed}
        onClose={() => setDoomed(null)}
        onDeleted={() => {
          const shown = query.data?.myProducts.nodes ?? [];
          const at = shown.findIndex((product) => product.id === doomed?.id);
          setDoomed(null);
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
        empty={
          filtered ? (
            <EmptyState
              title={t('noMatch')}
              text={t('noMatchText')}
              action={
                <Button look="outline" onClick={() => url.set({ q: null, category: null, status: null })}>
                  {t('clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} action={addLink} />
          )
        }
      >
        {({ myProducts }) => (
          <>
            {table ? (
              <ProductTable
                products={myProducts.nodes}
                firstNumber={(url.page - 1) * size + 1}
                onStock={actions.setStock}
                onDelete={setDoomed}
                selection={{
                  selected,
                  onChange: setSelected,
                  label: (product) => t('select', { name: product.name }),
                  actions: (
                    <Button onClick={() => void postSelected()} busy={actions.busy}>
                      {t('postSelected')}
                    </Button>
                  ),
                }}
              />
            ) : (
              <ProductGrid products={myProducts.nodes} onToggleSale={(product) => void actions.toggleSale(product)} onDelete={setDoomed} />
            )}
            <Pager page={url.page} totalCount={myProducts.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
