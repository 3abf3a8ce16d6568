import { useState } from 'react';
import { Plus } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import { DealState } from '../../../schema/values/market/offers';
import { useMyDealListQuery } from '../../generated/graphql';
import type { DealCard_DealFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { Button } from '../../ui/buttons/button';
import { ViewChips } from '../../ui/display/view-chips';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { ListBar } from '../../ui/tables/list-bar';
import { Pager } from '../../ui/tables/pager';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { DealCard } from './deal-card';
import type { DealAct } from './deal-card';
import { DecideDeal } from './decide-deal';
import './deals.css';
import { messages } from './deals.messages';
import { NewDealForm } from './new-deal.form';

const states = Object.values(DealState);
const size = limits.sellPostsPerPage;

/** A seller's deals and what is proposed; state and page are in the address. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const [confirming, setConfirming] = useState<{ readonly act: DealAct; readonly deal: DealCard_DealFragment } | null>(null);
  const [making, setMaking] = useState(false);
  const state = states.find((one) => one === url.get('state')) ?? null;
  const query = useMyDealListQuery({
    variables: { state, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const { refetch } = query;
  const done = () => {
    setConfirming(null);
    setMaking(false);
    void refetch().catch(() => undefined);
  };
  const newDeal = (
    <Button icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>
      {t('newDeal')}
    </Button>
  );
  return (
    <Page title={t('title')} lead={t('lead')} actions={newDeal}>
      <ListBar
        chips={
          <ViewChips
            label={t('states')}
            views={[null, ...states]}
            current={state}
            hrefOf={(one) => url.hrefWith({ state: one })}
            textOf={(one) => t(one ?? 'all')}
          />
        }
      />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton count={3} height={140} />}
        isEmpty={(data) => data.myDeals.nodes.length === 0}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      >
        {({ myDeals }) => (
          <>
            <p className="caption" role="status">
              {t('found', { count: myDeals.totalCount })}
            </p>
            <ul className="deal-list">
              {myDeals.nodes.map((deal) => (
                <li key={deal.id}>
                  <DealCard deal={deal} onAct={(act) => setConfirming({ act, deal })} />
                </li>
              ))}
            </ul>
            <Pager page={url.page} totalCount={myDeals.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {confirming && <DecideDeal {...confirming} onDone={done} onClose={() => setConfirming(null)} />}
      {making && <NewDealForm onDone={done} onClose={() => setMaking(false)} />}
    </Page>
  );
}
