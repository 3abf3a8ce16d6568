import { useState } from 'react';
import { limits } from '../../../schema/values/limits';
import type { OrderAction } from '../../../schema/values/orders';
import { Role } from '../../../schema/values/roles';
import { useSaleListQuery } from '../../generated/graphql';
import type { SaleRow_OrderFragment } from '../../generated/graphql';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { useSession } from '../../platform/session/use-session';
import { useToast } from '../../platform/toast/use-toast';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { Pager } from '../../ui/pager';
import { QueryState } from '../../ui/query-state';
import { RowsSkeleton } from '../../ui/skeleton';
import { SaleDrawer } from './sale-drawer';
import { SaleReasonDialog } from './sale-reason.form';
import { progressOf, saleSorting, sortOf } from './sale-sorting';
import { SaleTable } from './sale-table';
import { SaleTools } from './sale-tools';
import './sales.css';
import { messages } from './sales.messages';
import { useSaleActions } from './use-sale-actions';

interface Asked {
  readonly order: SaleRow_OrderFragment;
  readonly action: 'REJECT' | 'CANCEL';
}

/** 'List Of Orders': search, sorting, page and the open order are in the address. */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const url = useUrlState();
  const { role } = useSession();
  const { move, busyId } = useSaleActions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { chosen } = saleSorting(url);
  const size = limits.ordersPerPage;
  const filter = { progress: progressOf(chosen), search: url.get('q') || null };
  const query = useSaleListQuery({
    variables: { filter, sort: sortOf(chosen), first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const openId = url.get('order');

  const moved = (order: SaleRow_OrderFragment, action: OrderAction) => {
    toast.success(t(`toast${action}`, { number: format.digits(order.trackingNumber) }));
    void query.refetch().catch(() => undefined); // a list of pending orders loses the one that is done
  };
  const act = async (order: SaleRow_OrderFragment, action: OrderAction) => {
    if (action === 'REJECT' || action === 'CANCEL') return setAsked({ order, action });
    const failure = await move(order, action);
    if (!failure) return moved(order, action);
    toast.error(failureText(failure));
    void query.refetch().catch(() => undefined); // somebody else may have moved it meanwhile
  };
  const send = async (reason: string | null) => {
    if (!asked) return null;
    const failure = await move(asked.order, asked.action, reason);
    if (failure) return failure;
    setAsked(null);
    moved(asked.order, asked.action);
    return null;
  };
  const postLink = role !== Role.WHOLESALER && <ButtonLink to={paths.allProducts(role)}>{t('postForSell')}</ButtonLink>;
  return (
    <Page title={t('title')} actions={postLink}>
      <SaleTools />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.mySales.nodes.length === 0}
        empty={
          filter.progress || filter.search ? (
            <EmptyState
              title={t('noMatch')}
              text={t('noMatchText')}
              action={
                <Button look="outline" onClick={() => url.set({ sort: null, q: null })}>
                  {t('reset')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )
        }
      >
        {({ mySales }) => (
          <>
            <SaleTable
              orders={mySales.nodes}
              firstNumber={(url.page - 1) * size + 1}
              busyId={busyId}
              hrefOf={(order) => url.hrefWith({ order, page: url.page })}
              onAction={(order, action) => void act(order, action)}
            />
            <Pager page={url.page} totalCount={mySales.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {openId && (
        <SaleDrawer
          key={openId}
          orderId={openId}
          busyId={busyId}
          onAction={(order, action) => void act(order, action)}
          onClose={() => url.set({ order: null, page: url.page })}
        />
      )}
      {asked && <SaleReasonDialog order={asked.order} action={asked.action} onSend={send} onClose={() => setAsked(null)} />}
    </Page>
  );
}
