import { useState } from 'react';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { type LotRecallQuery, useLotRecallQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { Button } from '../../ui/buttons/button';
import { TextLink } from '../../ui/buttons/text-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { Page } from '../../ui/layout/page';
import { Dialog } from '../../ui/overlays/dialog';
import { FoundGoodsForm } from '../../widgets/lots/found-goods.form';
import '../../widgets/lots/lots.css';
import { messages } from './lots.messages';

type Recall = NonNullable<LotRecallQuery['recall']>;
type Sale = Recall['sales'][number];

/** How far a recall is, and to whom the lot was sold: a list to call by, also on paper. */
export function Component() {
  const t = useMessages(messages);
  const { code = '' } = useParams();
  const { role } = useSession();
  const query = useLotRecallQuery({ variables: { code, skip: 0 }, fetchPolicy: 'cache-and-network' });
  return (
    <Page
      title={t('recallTitle', { code })}
      lead={<TextLink to={role === 'ADMIN' ? paths.page('adminRecalls') : paths.lots(role)}>{t('back')}</TextLink>}
      actions={
        <Button look="outline" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      <QueryState
        query={query}
        loadingText={t('loadingRecall')}
        skeleton={<RowsSkeleton />}
        isEmpty={({ recall }) => !recall}
        empty={<EmptyState title={t('noRecall')} text={t('noRecallText')} />}
      >
        {({ recall }) => recall && <RecallSheet recall={recall} onChange={() => void query.refetch().catch(() => undefined)} />}
      </QueryState>
    </Page>
  );
}

function RecallSheet({ recall, onChange }: { recall: Recall; onChange: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const readable = useReadable();
  const amount = (quantity: string) => format.quantity(quantity, recall.lot.unit, recall.lot.customUnitNote);
  return (
    <div className="lots">
      <section className="panel lot">
        <h2 data-own-text>{readable(recall.lot).name}</h2>
        <p className="recall-progress">
          <strong>{t('progress', { found: amount(recall.found), all: amount(recall.quantity) })}</strong>
        </p>
        <div className="recall-bar" aria-hidden>
          <div style={{ width: `${Math.round((100 * Number(recall.found)) / Math.max(Number(recall.quantity), 0.001))}%` }} />
        </div>
        <p className="caption">{t('progressText')}</p>
        <p className="caption">{t('since', { date: format.date(recall.recalledAt) })}</p>
        {recall.lot.reason && <p data-own-text>{recall.lot.reason}</p>}
      </section>
      <section className="panel lot">
        <h2>{t('sales')}</h2>
        {recall.sales.length === 0 ? <p>{t('noSales')}</p> : <Sales recall={recall} amount={amount} onChange={onChange} />}
      </section>
    </div>
  );
}

function Sales({ recall, amount, onChange }: { recall: Recall; amount: (quantity: string) => string; onChange: () => void }) {
  const t = useMessages(messages);
  const [wantsMore, setWantsMore] = useState(false);
  return (
    <>
      <ol className="lot-steps">
        {recall.sales.map((sale) => (
          <li key={sale.lineId}>
            <OneSale sale={sale} lot={recall.lot} amount={amount} onChange={onChange} />
          </li>
        ))}
      </ol>
      {wantsMore ? (
        <MoreSales code={recall.lot.code} skip={recall.sales.length} onChange={onChange} />
      ) : (
        recall.hasMore && <Button onClick={() => setWantsMore(true)}>{t('more')}</Button>
      )}
    </>
  );
}

function MoreSales({ code, skip, onChange }: { code: string; skip: number; onChange: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const query = useLotRecallQuery({ variables: { code, skip } });
  return (
    <QueryState query={query} loadingText={t('loadingRecall')} skeleton={<RowsSkeleton />}>
      {({ recall }) =>
        recall && (
          <Sales
            recall={recall}
            amount={(quantity) => format.quantity(quantity, recall.lot.unit, recall.lot.customUnitNote)}
            onChange={onChange}
          />
        )
      }
    </QueryState>
  );
}

interface OneSaleProps {
  sale: Sale;
  lot: Recall['lot'];
  amount: (quantity: string) => string;
  onChange: () => void;
}

function OneSale({ sale, lot, amount, onChange }: OneSaleProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const refund = sale.refund === 'REFUNDED' ? format.money(sale.refunded) : t(sale.refund);
  return (
    <>
      <p>
        <strong data-own-text>{sale.contactName}</strong> ·{' '}
        <a className="text-link" href={`tel:${sale.contactPhone}`}>
          {format.digits(sale.contactPhone)}
        </a>
      </p>
      <p>
        {sale.trackingNumber} · {t('sold')}: {amount(sale.quantity)} · {t('found')}: {amount(sale.found)} · {t('refund')}: {refund}
      </p>
      <Button look="outline" className="off-paper" onClick={() => setAsking(true)}>
        {t('ask', { name: sale.contactName })}
      </Button>
      {asking && (
        <Dialog open place="sheet" title={t('ask', { name: sale.contactName })} onClose={() => setAsking(false)}>
          <FoundGoodsForm
            lineId={sale.lineId}
            foundQuantity={sale.stated ?? null}
            most={amount(sale.most)}
            unit={format.unit(lot.unit, lot.customUnitNote)}
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
