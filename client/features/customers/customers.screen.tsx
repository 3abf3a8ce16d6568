import { useEffect, useState } from 'react';
import { Copy } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { CustomerRow_CustomerFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { PageMenu } from '../../ui/overlays/page-menu';
import { Pager } from '../../ui/tables/pager';
import { QueryState } from '../../ui/feedback/query-state';
import { SearchInput } from '../../ui/inputs/search-input';
import { Select } from '../../ui/inputs/select';
import { ListBar } from '../../ui/tables/list-bar';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { tableWidth, useMediaQuery } from '../../ui/layout/use-media-query';
import { ExportCsv, useCsvAction } from '../../widgets/export-csv/export-csv';
import { customerSorts } from './customer-sorting';
import { CustomerTable } from './customer-table';
import { CustomerDrawer, CustomerPage } from './customer-view';
import './customers.css';
import { messages } from './customers.messages';
import { useCustomerList } from './use-customer-list';

/**
 * 'Customers': search, sorting and page are in the address; one customer has a path of its own, a drawer on a desktop
 * and a page on a phone.
 */
export function Component() {
  const t = useMessages(messages);
  const toast = useToast();
  const url = useUrlState();
  const navigate = useNavigate();
  const { search: parameters } = useLocation();
  const { id: openId } = useParams();
  const beside = useMediaQuery(tableWidth);
  const alone = openId !== undefined && !beside;
  const { query, loadCsv, search, word, sort, size } = useCustomerList({ skip: alone });
  const csv = useCsvAction(() => loadCsv(null));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setSelected(new Set()), [search, sort, url.page]); // a selection is of one page
  const copyPhones = async (customers: readonly CustomerRow_CustomerFragment[]) => {
    const phones = customers.filter(({ id }) => selected.has(id)).map(({ phone }) => phone);
    try {
      await navigator.clipboard.writeText(phones.join('\n'));
      toast.success(t('copied', { count: phones.length }));
    } catch {
      toast.error(t('notCopied'));
    }
  };

  const listHref = paths.customers() + parameters;
  if (openId !== undefined && alone) return <CustomerPage key={openId} customerId={openId} listHref={listHref} />;
  return (
    <Page title={t('title')} place={paths.customers()} actions={<PageMenu actions={[csv]} />}>
      <CustomerTools search={search} word={word} />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton count={size} />}
        isEmpty={(data) => data.myCustomers.nodes.length === 0}
        empty={<CustomersEmpty isSearch={search !== null} />}
      >
        {({ myCustomers }) => (
          <>
            <CustomerTable
              customers={myCustomers.nodes}
              firstNumber={(url.page - 1) * size + 1}
              hrefOf={(id) => paths.customer(id) + parameters}
              selection={{
                selected,
                onChange: setSelected,
                label: ({ name }) => t('select', { name }),
                actions: (
                  <>
                    <ExportCsv load={() => loadCsv([...selected])} />
                    <Button look="outline" icon={<Copy aria-hidden />} onClick={() => void copyPhones(myCustomers.nodes)}>
                      {t('copyPhones')}
                    </Button>
                  </>
                ),
              }}
            />
            <Pager page={url.page} totalCount={myCustomers.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {openId !== undefined && (
        <CustomerDrawer
          key={openId}
          customerId={openId}
          onClose={() => void navigate(listHref, { replace: true, preventScrollReset: true })}
        />
      )}
    </Page>
  );
}

function CustomerTools({ search, word }: Pick<ReturnType<typeof useCustomerList>, 'search' | 'word'>) {
  const t = useMessages(messages);
  const url = useUrlState();
  return (
    <ListBar
      className="customer-tools"
      isFiltered={Boolean(url.get('sort'))}
      search={<SearchInput label={t('search')} value={search ?? ''} onSearch={(q) => url.set({ q })} />}
      filters={
        <Select
          label={t('sort')}
          value={word}
          onChange={(chosen) => url.set({ sort: chosen })}
          choices={customerSorts.map((one) => ({ value: one.word, label: t(one.sort) }))}
        />
      }
    />
  );
}

function CustomersEmpty({ isSearch }: { isSearch: boolean }) {
  const t = useMessages(messages);
  const url = useUrlState();
  if (!isSearch) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return (
    <EmptyState
      title={t('noMatch')}
      text={t('noMatchText')}
      action={
        <Button look="outline" onClick={() => url.set({ q: null })}>
          {t('reset')}
        </Button>
      }
    />
  );
}
