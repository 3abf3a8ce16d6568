import { useOrderProblemsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { ProblemCard, type ProblemReader } from './problem-card';
import { ProblemSteps } from './problem-steps';
import { ProblemHistory } from './problem-history';
import './problems.css';
import { messages } from './problems.messages';
import { lastReport, ReportButton } from './report-button';

/** On a page that has both places, an open problem leads and what is settled comes last. */
export type ProblemsPlace = 'TOP' | 'END';

interface ProblemsSectionProps {
  orderId: string;
  reader: ProblemReader;
  /** Without it the section stands where it is, whatever its state. */
  place?: ProblemsPlace;
}

/** Problems with a delivered order: their history, and a report while there is time. Nothing where there is neither. */
export function ProblemsSection({ orderId, reader, place }: ProblemsSectionProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { data, refetch } = useOrderProblemsQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const order = data?.order;
  if (!order) return null;
  const last = lastReport(order);
  if (!last && order.problems.length === 0) return null;
  const isOpen = order.problems.some(({ dueAt }) => dueAt !== null);
  if (place && place !== (isOpen ? 'TOP' : 'END')) return null;
  const refresh = () => void refetch().catch(() => undefined);
  return (
    <section className="panel problems">
      <h2>{t('title')}</h2>
      {Number(order.refunded) > 0 && <p>{t('refunded', { amount: format.money(order.refunded) })}</p>}
      <div className="problem-list">
        {order.problems.map((problem) => (
          <ProblemCard key={problem.id} problem={problem} reader={reader}>
            <ProblemHistory entries={problem.entries} line={problem.line} reader={reader} />
            <ProblemSteps problem={problem} orderId={order.id} onDone={refresh} />
          </ProblemCard>
        ))}
      </div>
      {last && (
        <>
          <p>{t('reportUntil', { when: format.dateTime(last) })}</p>
          <ReportButton order={order} onDone={refresh} />
        </>
      )}
    </section>
  );
}
