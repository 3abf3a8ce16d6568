import { useState } from 'react';
import type { Grade } from '../../../../schema/values/catalogue/grades';
import { limits } from '../../../../schema/values/limits';
import {
  useGradeProductMutation,
  useHideProductMutation,
  useModeratedProductsQuery,
  useRecategoriseProductMutation,
  useRestoreProductMutation,
  useExportProductsMutation,
} from '../../../generated/graphql';
import type { ModeratedRow_ProductFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useToast } from '../../../platform/toast/use-toast';
import { Page } from '../../../ui/layout/page';
import { PageMenu } from '../../../ui/overlays/page-menu';
import { Pager } from '../../../ui/tables/pager';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { ActDialog } from '../act-dialog';
import '../admin.css';
import { useCsvAction } from '../../../widgets/export-csv/export-csv';
import { CategoryForm } from './category.form';
import { GradeForm } from './grade.form';
import { NothingMatches } from '../nothing-matches';
import { ProductFilters, useProductFilter } from './product-filters';
import { ProductTable } from './product-table';
import type { ProductAct } from './product-table';
import { messages } from './products.messages';
import { useRefreshCounts } from '../use-refresh-counts';
import { sellerName } from '../../../platform/seller-name';

const size = limits.adminPerPage;

/**
 * Every product of the market: found, hidden with a reason, restored, put into another category. Filters and page are
 * in the address.
 */
export function Component() {
  const t = useMessages(messages);
  const toast = useToast();
  const url = useUrlState();
  const filter = useProductFilter();
  const [confirming, setConfirming] = useState<{ readonly act: ProductAct; readonly row: ModeratedRow_ProductFragment } | null>(null);
  const [hide] = useAppMutation(useHideProductMutation);
  const [restore] = useAppMutation(useRestoreProductMutation);
  const [recategorise] = useAppMutation(useRecategoriseProductMutation);
  const [gradeProduct] = useAppMutation(useGradeProductMutation);
  const refresh = useRefreshCounts('moderatedProducts');
  const [exportProducts] = useAppMutation(useExportProductsMutation);
  const loadCsv = async () => {
    const { data, failure } = await exportProducts({ variables: filter, fetchPolicy: 'no-cache' });
    return { file: data?.exportProducts, error: failure };
  };
  const csv = useCsvAction(loadCsv);
  const query = useModeratedProductsQuery({
    variables: { ...filter, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const nodes = query.data?.moderatedProducts.nodes ?? [];
  const close = () => setConfirming(null);

  const done = (failure: Failure | null, message: string): Failure | null => {
    if (failure) return failure;
    toast.success(message);
    close();
    refresh();
    return null;
  };
  const { id, name } = confirming?.row.product ?? { id: '', name: '' };
  const send = {
    hide: async (reason: string) => done((await hide({ variables: { id, reason } })).failure, t('hidden', { name })),
    restore: async (reason: string) => done((await restore({ variables: { id, reason } })).failure, t('restored', { name })),
    category: async (categorySlug: string, reason: string) =>
      done((await recategorise({ variables: { id, categorySlug, reason } })).failure, t('moved', { name })),
    grade: async (grade: Grade, reason: string) =>
      done((await gradeProduct({ variables: { input: { productId: id, grade, reason } } })).failure, t('graded', { name })),
  };
  return (
    <Page title={t('title')} lead={t('lead')} actions={<PageMenu actions={[csv]} />}>
      <ProductFilters sellerName={filter.sellerId && nodes[0] ? sellerName(nodes[0].product.seller) : null} />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.moderatedProducts.nodes.length === 0}
        empty={<NothingMatches title={t('noMatch')} onClear={() => url.set({ q: null, category: null, standing: null, seller: null })} />}
      >
        {({ moderatedProducts }) => (
          <>
            <p className="caption users-found" role="status">
              {t('found', { count: moderatedProducts.totalCount })}
            </p>
            <ProductTable rows={moderatedProducts.nodes} onAct={(act, row) => setConfirming({ act, row })} />
            <Pager page={url.page} totalCount={moderatedProducts.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {confirming?.act === 'category' && <CategoryForm row={confirming.row} onSend={send.category} onClose={close} />}
      {confirming?.act === 'grade' && <GradeForm row={confirming.row} onSend={send.grade} onClose={close} />}
      {confirming && (confirming.act === 'hide' || confirming.act === 'restore') && (
        <ActDialog
          act={{
            title: t(`${confirming.act}Title`, { name }),
            reasonLabel: t('reasonShown'),
            hint: t(`${confirming.act}Hint`),
            submitLabel: t(confirming.act),
            tone: confirming.act === 'hide' ? 'danger' : 'brand',
            send: send[confirming.act],
          }}
          onClose={close}
        />
      )}
    </Page>
  );
}
