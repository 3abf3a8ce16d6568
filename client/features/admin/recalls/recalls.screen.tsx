import { useState } from 'react';
import {
  type AllLotsQuery,
  type HeldLotsQuery,
  type Lot_LotFragment,
  useAllLotsQuery,
  useConfirmRecallMutation,
  useDrillRecallMutation,
  useHeldLotsQuery,
  useLotTraceQuery,
} from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useReadable } from '../../../platform/i18n/use-readable';
import { paths } from '../../../platform/paths';
import { Button, ButtonLink } from '../../../ui/buttons/button';
import { type UrlChange, useUrlState } from '../../../platform/router/use-url-state';
import { TextLink } from '../../../ui/buttons/text-link';
import { Alert } from '../../../ui/feedback/alert';
import type { QueryLike } from '../../../ui/feedback/query-state';
import { useListView } from '../../../ui/tables/list-by-view';
import { LotActions } from '../../../widgets/lots/lot-actions';
import { LotCard } from '../../../widgets/lots/lot-card';
import { LotTrace } from '../../../widgets/lots/lot-trace';
import { AdminQueue, queueSize } from '../admin-queue';
import { Decision } from '../decision';
import { messages as lotTexts } from '../../../widgets/lots/lots.messages';
import { NothingMatches } from '../nothing-matches';
import { LotFilters, noFilters, useLotFilter } from './lot-filters';
import { messages } from './recalls.messages';

const views = ['held', 'all'] as const;

/** Lots on hold and recalled, all lots, and any lot by its code: trace, hold, recall, drill. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const code = url.get('code');
  const { view, paging } = useListView(views, queueSize);
  const filter = useLotFilter();
  const held = useHeldLotsQuery({ variables: paging, fetchPolicy: 'cache-and-network', skip: view !== 'held' });
  const all = useAllLotsQuery({ variables: { filter, ...paging }, fetchPolicy: 'cache-and-network', skip: view !== 'all' });
  const query: QueryLike<HeldLotsQuery | AllLotsQuery> = view === 'held' ? held : all;
  return (
    <AdminQueue
      t={t}
      views={views}
      current={view}
      alsoSet={noFilters}
      query={query}
      listOf={(data) => ('heldLots' in data ? data.heldLots : data.allLots)}
      {...(view === 'all' && { empty: <NothingMatches title={t('noLots')} onClear={() => url.set(noFilters)} /> })}
      listClass="lots"
      alert={
        <>
          <LotFilters isAll={view === 'all'} />
          {code && view === 'held' && (
            <div className="lots">
              <FoundLot code={code} onDone={() => void query.refetch().catch(() => undefined)} />
            </div>
          )}
        </>
      }
    >
      {(lot, onDone) => (view === 'held' && lot.code === code ? null : <OneLot key={lot.id} lot={lot} onDone={onDone} />)}
    </AdminQueue>
  );
}

/** The lot that was searched for, whatever its state. */
function FoundLot({ code, onDone }: { code: string; onDone: () => void }) {
  const t = useMessages(messages);
  const { data, loading, refetch } = useLotTraceQuery({ variables: { code, skip: 0 }, fetchPolicy: 'cache-and-network' });
  const done = () => {
    void refetch().catch(() => undefined);
    onDone();
  };
  if (data?.traceLot) return <OneLot lot={data.traceLot.lot} onDone={done} />;
  return loading ? null : <Alert tone="info">{t('noLot')}</Alert>;
}

function OneLot({ lot, onDone }: { lot: Lot_LotFragment; onDone: () => void }) {
  const t = useMessages(messages);
  const readable = useReadable();
  const ofLots = useMessages(lotTexts);
  const url = useUrlState();
  const format = useFormat();
  const [confirm] = useAppMutation(useConfirmRecallMutation);
  const { code } = lot;
  const unsaid = Number(lot.unsaidCash) > 0 ? lot.unsaidCash : null;
  const allOf = (one: UrlChange) => url.hrefWith({ ...noFilters, view: 'all', ...one });
  const product = <TextLink to={paths.adminProducts({ q: readable(lot).name })}>{readable(lot).name}</TextLink>;
  return (
    <LotCard lot={lot} product={product} withSeller>
      <LotTrace code={code} forPrograms />
      {lot.state === 'RECALLED' && (
        <ButtonLink look="outline" to={paths.recall(code)}>
          {ofLots('list')}
        </ButtonLink>
      )}
      {lot.isRecallAskedByMe && <p>{t('waitsForOther')}</p>}
      {lot.isRecallAsked && !lot.isRecallAskedByMe && (
        <Decision
          choices={[
            {
              label: t('confirm'),
              tone: 'danger',
              title: t('confirmTitle', { code }),
              hint: unsaid ? `${t('confirmHint')} ${t('unsaid', { amount: format.money(unsaid) })}` : t('confirmHint'),
              send: (reason) => confirm({ variables: { input: { code, reason } } }),
            },
          ]}
          reasonLabel={t('reason')}
          doneText={t('confirmed')}
          onDone={onDone}
        />
      )}
      <LotActions lot={lot} onDone={onDone} />
      <Drill code={code} />
      <ButtonLink look="ghost" to={allOf({ seller: lot.ownerId })}>
        {t('seller')}
      </ButtonLink>
      <ButtonLink look="ghost" to={allOf({ product: lot.productId })}>
        {t('product')}
      </ButtonLink>
    </LotCard>
  );
}

/** Rehearses the recall: how many it would reach, and how long finding them took. */
function Drill({ code }: { code: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [drill, { busy, errorText }] = useAppMutation(useDrillRecallMutation);
  const [result, setResult] = useState<string | null>(null);
  const run = async () => {
    const { data } = await drill({ variables: { code } });
    if (!data) return;
    const { lots, orders, buyers, seconds } = data.drillRecall;
    const figures = { lots: format.number(lots), orders: format.number(orders), buyers: format.number(buyers) };
    setResult(t('drilled', { ...figures, seconds: format.number(seconds) }));
  };
  return (
    <>
      <Button look="outline" busy={busy} onClick={() => void run()}>
        {t('drill')}
      </Button>
      {(errorText ?? result) && <Alert tone={errorText ? 'error' : 'info'}>{errorText ?? result}</Alert>}
    </>
  );
}
