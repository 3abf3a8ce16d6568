import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCompareProductsQuery } from '../../../generated/graphql';
import type { CompareProductsQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useReadable } from '../../../platform/i18n/use-readable';
import { paths } from '../../../platform/paths';
import { Alert } from '../../../ui/feedback/alert';
import { IconButton } from '../../../ui/buttons/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { StatusBadge } from '../../../ui/display/status-badge';
import { useMediaQuery } from '../../../ui/layout/use-media-query';
import { AddToCart } from '../../../widgets/buy/add-to-cart';
import { useCompareFacts } from './compare-facts';
import type { Compared, Fact } from './compare-facts';
import { messages } from './buying.messages';

/** Four columns fit from here on. */
const sideBySide = '(min-width: 1024px)';

interface CompareProps {
  ids: readonly string[];
  onTakeOut: (id: string) => void;
  onClose: () => void;
}

/**
 * Up to four products and what decides a purchase: products in columns on a desktop; on a phone in rows, whose name and
 * price stay in view.
 */
export function Compare({ ids, onTakeOut, onClose }: CompareProps) {
  const t = useMessages(messages);
  const query = useCompareProductsQuery({ variables: { ids: [...ids] }, fetchPolicy: 'cache-and-network' });
  return (
    <Dialog open place="full" onClose={onClose} title={t('compareTitle')}>
      <QueryState
        query={query}
        loadingText={t('comparing')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.compareProducts.length === 0}
        empty={<Alert tone="info" title={t('compareEmpty')} />}
      >
        {(data) => <CompareTable data={data} onTakeOut={onTakeOut} />}
      </QueryState>
    </Dialog>
  );
}

interface CompareTableProps {
  data: CompareProductsQuery;
  onTakeOut: CompareProps['onTakeOut'];
}

function CompareTable({ data, onTakeOut }: CompareTableProps) {
  const t = useMessages(messages);
  const wide = useMediaQuery(sideBySide);
  const facts = useCompareFacts(data);
  const view = { products: data.compareProducts, facts, onTakeOut };
  return (
    <div className="table-scroll compare" role="region" tabIndex={0} aria-label={t('compareTitle')}>
      <table className="data-table" data-way={wide ? 'columns' : 'rows'}>
        <caption className="visually-hidden">{t('compareTitle')}</caption>
        {wide ? <ProductColumns {...view} /> : <ProductRows {...view} />}
      </table>
    </div>
  );
}

interface ViewProps {
  products: readonly Compared[];
  facts: readonly Fact[];
  onTakeOut: (id: string) => void;
}

function ProductColumns({ products, facts, onTakeOut }: ViewProps) {
  const t = useMessages(messages);
  return (
    <>
      <thead>
        <tr>
          <td />
          {products.map((product) => (
            <th key={product.id} scope="col">
              <ProductHead product={product} onTakeOut={onTakeOut} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.label} data-same={fact.same}>
            <th scope="row">{fact.label}</th>
            {products.map((product) => (
              <td key={product.id}>
                <FactCell fact={fact} product={product} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('actions')}</th>
          {products.map((product) => (
            <td key={product.id}>
              <AddToCart product={product} />
            </td>
          ))}
        </tr>
      </tbody>
    </>
  );
}

function ProductRows({ products, facts, onTakeOut }: ViewProps) {
  const t = useMessages(messages);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          {facts.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">{t('actions')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id}>
            <th scope="row">
              <ProductHead product={product} onTakeOut={onTakeOut} />
            </th>
            {facts.map((fact) => (
              <td key={fact.label} data-same={fact.same}>
                <FactCell fact={fact} product={product} />
              </td>
            ))}
            <td>
              <AddToCart product={product} />
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

function ProductHead({ product, onTakeOut }: { product: Compared; onTakeOut: (id: string) => void }) {
  const t = useMessages(messages);
  const { id, name, image } = useReadable()(product);
  return (
    <div className="compare-head">
      <ResponsiveImage image={image} alt="" sizes="120px" />
      <Link className="text-link" to={paths.product(id)} data-own-text>
        {name}
      </Link>
      <IconButton label={t('takeOut', { name })} onClick={() => onTakeOut(id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

function FactCell({ fact, product }: { fact: Fact; product: Compared }) {
  return (
    <span className="compare-cell">
      {fact.cell(product)}
      {fact.best?.ids.has(product.id) && <StatusBadge tone="good">{fact.best.label}</StatusBadge>}
    </span>
  );
}
