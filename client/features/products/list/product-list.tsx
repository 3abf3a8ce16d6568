import { limits } from '../../../../schema/values/limits';
import type { MyProduct_ProductFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useReadable } from '../../../platform/i18n/use-readable';
import { SelectionBar } from '../../../ui/tables/selection-bar';
import { BulkBar } from '../bulk/bulk-bar';
import { BulkDialog } from '../bulk/bulk-dialog';
import '../bulk/bulk.css';
import { messages as bulkMessages } from '../bulk/bulk.messages';
import { ProductGrid } from './product-grid';
import { ProductTable } from './product-table';
import { messages } from '../products.messages';
import { useLoadCsv } from './use-load-csv';
import type { ProductActions } from '../detail/use-product-actions';
import { useBulkActions } from './use-bulk-actions';
import type { BulkActionsOptions } from './use-bulk-actions';

interface ProductListProps extends BulkActionsOptions {
  totalCount: number;
  firstNumber: number;
  isTable: boolean;
  actions: ProductActions;
  onDelete: (product: MyProduct_ProductFragment) => void;
}

/**
 * One page of the products as cards or as a table, and what is done with those that are selected, on this page and on
 * others.
 */
export function ProductList({
  products,
  chosen,
  totalCount,
  firstNumber,
  isTable,
  filter,
  sort,
  actions,
  onDelete,
  onChanged,
}: ProductListProps) {
  const t = useMessages(messages);
  const tb = useMessages(bulkMessages);
  const loadCsv = useLoadCsv();
  const { kind, setKind, chooseAll, forChosen, finish } = useBulkActions({ products, chosen, filter, sort, onChanged });
  const shown = products.map(useReadable()); // buyers and labels call them so as well
  const count = chosen.ids.size;
  const bar = {
    selected: chosen.ids,
    onChange: chosen.choose,
    status: tb(count === limits.bulkProducts && totalCount > count ? 'most' : 'chosen', { count }),
    actions: (
      <BulkBar
        count={count}
        totalCount={totalCount}
        busy={actions.busy}
        labels={{ post: t('postSelected'), stop: t('stop') }}
        onPost={() => void forChosen(actions.postMany)}
        onStop={() => void forChosen(actions.stopMany)}
        onKind={setKind}
        onChooseAll={chooseAll}
        loadCsv={() => loadCsv({ ids: [...chosen.ids] }, sort)}
      />
    ),
  };
  return (
    <div className="own-products-list">
      {isTable ? (
        <ProductTable
          products={shown}
          firstNumber={firstNumber}
          onStock={actions.setStock}
          onDelete={onDelete}
          selection={{ ...bar, label: (product) => t('select', { name: product.name }) }}
        />
      ) : (
        <>
          <ProductGrid
            products={shown}
            onToggleSale={(product) => void actions.toggleSale(product)}
            onDelete={onDelete}
            selected={chosen.ids}
            onSelect={chosen.choose}
          />
          <SelectionBar {...bar} />
        </>
      )}
      {kind && (
        <BulkDialog
          kind={kind}
          products={chosen.products}
          onStop={() => void forChosen(actions.stopMany)}
          onDone={finish}
          onClose={() => setKind(null)}
        />
      )}
    </div>
  );
}
