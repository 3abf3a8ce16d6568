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
import { CountedAway } from '../../widgets/lots/counted-away';
import '../../widgets/lots/lots.css';
import { LotProblems } from './lot-problems';
import { messages } from './lots.messages';
import { RecalledStock } from './recalled-stock';
import { RecallHolders } from './recall-holders';

type Recall = NonNullable<LotRecallQuery['recall']>;

/** How far a recall is, who had some of the lot, and what they reported: a list to call by, also on paper. */
export function Component() {
  const t = useMessages(messages);
  const { code = '' } = useParams();
  const { role } = useSession();
  const query = useLotRecallQuery({ variables: { code }, fetchPolicy: 'cache-and-network' });
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
  const lot = useReadable()(recall.lot);
  const amount = (quantity: string) => format.quantity(quantity, lot.unit, lot.customUnitNote);
  return (
    <div className="lots">
      <section className="panel lot">
        <h2 data-own-text>{lot.name}</h2>
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
      {recall.countedAway && recall.countedAway.length > 0 && (
        <section className="panel lot">
          <CountedAway goods={recall.countedAway} total={recall.countedAwayTotal} />
        </section>
      )}
      <RecalledStock lots={recall.lots} onChange={onChange} />
      <RecallHolders code={recall.lot.code} onChange={onChange} />
      <LotProblems code={recall.lot.code} />
    </div>
  );
}
