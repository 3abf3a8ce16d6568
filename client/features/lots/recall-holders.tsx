import { useState } from 'react';
import { roleLabels } from '../../../schema/values/accounts/roles';
import { type RecallHoldersQuery, useRecallCsvLazyQuery, useRecallHoldersQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { Button } from '../../ui/buttons/button';
import { DateText } from '../../ui/display/moment';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { Dialog } from '../../ui/overlays/dialog';
import { ExportCsv } from '../../widgets/export-csv/export-csv';
import { FoundGoodsForm } from '../../widgets/lots/found-goods.form';
import { messages as lotTexts } from '../../widgets/lots/lots.messages';
import { messages as problemTexts } from '../../widgets/problems/problems.messages';
import { messages } from './lots.messages';

type Holders = NonNullable<RecallHoldersQuery['recallHolders']>;
type Holder = Holders['holders'][number];

interface RecallHoldersProps {
  code: string;
  /** The figures of the recall are read again. */
  onChange: () => void;
}

/** Everyone who had some of it, lot by lot: an admin reads all, a seller the own sales. */
export function RecallHolders({ code, onChange }: RecallHoldersProps) {
  const t = useMessages(messages);
  const [readCsv] = useRecallCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const load = async () => {
    const { data, error } = await readCsv({ variables: { code } });
    return { file: data?.recallCsv, error };
  };
  return (
    <section className="panel lot">
      <h2>{t('sales')}</h2>
      <div className="off-paper">
        <ExportCsv load={load} />
      </div>
      <HoldersPage code={code} after={null} onChange={onChange} />
    </section>
  );
}

/** One page; the next one is asked for by a button. */
function HoldersPage({ code, after, onChange }: RecallHoldersProps & { after: string | null }) {
  const t = useMessages(messages);
  const [wantsMore, setWantsMore] = useState(false);
  const query = useRecallHoldersQuery({ variables: { code, after }, fetchPolicy: 'cache-and-network' });
  const changed = () => {
    void query.refetch().catch(() => undefined);
    onChange();
  };
  return (
    <QueryState
      query={query}
      loadingText={t('loadingRecall')}
      skeleton={<RowsSkeleton />}
      isEmpty={({ recallHolders }) => !recallHolders?.holders.length}
      empty={<p>{t('noSales')}</p>}
    >
      {({ recallHolders }) =>
        recallHolders && (
          <>
            <ol className="lot-steps recall-holders">
              {recallHolders.holders.map((holder) => (
                <li key={`${holder.lotCode} ${holder.lineId}`}>
                  <OneHolder holder={holder} onChange={changed} />
                </li>
              ))}
            </ol>
            {wantsMore ? (
              <HoldersPage code={code} after={recallHolders.endCursor ?? null} onChange={onChange} />
            ) : (
              recallHolders.hasMore && <Button onClick={() => setWantsMore(true)}>{t('more')}</Button>
            )}
          </>
        )
      }
    </QueryState>
  );
}

function OneHolder({ holder: stored, onChange }: { holder: Holder; onChange: () => void }) {
  const t = useMessages(messages);
  const ofLots = useMessages(lotTexts);
  const ofProblems = useMessages(problemTexts);
  const format = useFormat();
  const holder = useReadable()(stored);
  const [asking, setAsking] = useState(false);
  const amount = (quantity: string) => format.quantity(quantity, holder.unit, holder.customUnitNote);
  /** The seller's own unit is explained once. */
  const again = (quantity: string) => (holder.customUnitNote ? format.number(Number(quantity)) : amount(quantity));
  const refund = holder.refund === 'REFUNDED' ? format.money(holder.refunded) : t(holder.refund);
  return (
    <>
      <p>
        <strong data-own-text>{holder.contactName}</strong> ·{' '}
        {holder.contactPhone && (
          <>
            <a className="text-link" href={`tel:${holder.contactPhone}`}>
              {format.digits(holder.contactPhone)}
            </a>{' '}
            ·{' '}
          </>
        )}
        {roleLabels[holder.buyerRole][format.language]}
      </p>
      <p>
        {holder.trackingNumber} · {t('sold')}: {amount(holder.quantity)}
        {Number(holder.passedOn) > 0 && ` · ${t('passedOn')}: ${again(holder.passedOn)}`} · {t('found')}: {again(holder.found)}
        {holder.missing && ` · ${t('missing')}: ${again(holder.missing)}`} · {t('refund')}: {refund}
      </p>
      <p className="caption" data-own-text>
        {ofLots('lot', { code: holder.lotCode })} · {holder.sellerName}
      </p>
      <Notified holder={holder} />
      <Stated holder={holder} />
      {holder.problems.length > 0 && (
        <p className="caption">
          {t('complaints')}: {holder.problems.map((kind) => ofProblems(kind)).join(', ')}
        </p>
      )}
      <Button look="outline" className="off-paper" aria-label={t('ask', { name: holder.contactName })} onClick={() => setAsking(true)}>
        {t('askShort')}
      </Button>
      {asking && (
        <Dialog open place="sheet" title={t('ask', { name: holder.contactName })} onClose={() => setAsking(false)}>
          <FoundGoodsForm
            lineId={holder.lineId}
            foundQuantity={holder.stated ?? null}
            outcome={holder.outcome ?? null}
            most={amount(holder.most)}
            unit={format.unit(holder.unit, holder.customUnitNote)}
            onDone={() => {
              setAsking(false);
              onChange();
            }}
          />
        </Dialog>
      )}
    </>
  );
}

/** When the buyer was notified, and whether it arrived. */
function Notified({ holder: { notifiedAt, readAt, sms, smsSentAt } }: { holder: Holder }) {
  const t = useMessages(messages);
  if (!notifiedAt) return <p className="caption">{t('notNotified')}</p>;
  return (
    <p className="caption">
      {t('notified')}: <DateText at={notifiedAt} withTime />
      {' · '}
      {readAt ? (
        <>
          {t('read')}: <DateText at={readAt} withTime />
        </>
      ) : (
        t('unread')
      )}
      {' · '}
      {t(`sms${sms}`)}
      {smsSentAt && (
        <>
          : <DateText at={smsSentAt} withTime />
        </>
      )}
    </p>
  );
}

/** The statement about what was found: by whom, when, and what became of it. */
function Stated({ holder: { statedAt, statedByRole, statedByName, outcome } }: { holder: Holder }) {
  const t = useMessages(messages);
  const ofLots = useMessages(lotTexts);
  const format = useFormat();
  if (!statedAt) return <p className="caption">{t('notStated')}</p>;
  return (
    <p className="caption">
      {t('stated')}: <DateText at={statedAt} withTime />
      {statedByRole && ` · ${roleLabels[statedByRole][format.language]}`}
      {statedByName && <span data-own-text> · {statedByName}</span>}
      {outcome && ` · ${ofLots(outcome)}`}
    </p>
  );
}
