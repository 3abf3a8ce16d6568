import { useState } from 'react';
import { useAdminProblemsQuery, useDecideProblemMutation } from '../../../generated/graphql';
import type { AdminProblem_ProblemFragment, OrderProblemFilter } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { useListView } from '../../../ui/tables/list-by-view';
import { ProblemCard } from '../../../widgets/problems/problem-card';
import { ProblemHistory } from '../../../widgets/problems/problem-history';
import { StepDialog } from '../../../widgets/problems/step.form';
import { AdminQueue, queueSize } from '../admin-queue';
import { messages } from './problems.messages';
import { sellerName } from '../../../platform/seller-name';

type Row = AdminProblem_ProblemFragment;
const views = ['toDecide', 'overdue', 'active', 'ended'] as const;
type View = (typeof views)[number];
const filters: Readonly<Record<View, OrderProblemFilter>> = {
  toDecide: { states: ['ESCALATED'] },
  overdue: { overdue: true },
  active: { active: true },
  ended: { active: false },
};

/** Problems that wait for a decision, the most urgent first, each with what both sides wrote. */
export function Component() {
  const t = useMessages(messages);
  const trackingNumber = useUrlState().get('order');
  const { view, paging } = useListView(views, queueSize);
  const query = useAdminProblemsQuery({
    variables: { filter: trackingNumber ? { trackingNumber } : filters[view], ...paging },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminQueue
      t={t}
      views={views}
      current={trackingNumber ? undefined : view}
      alsoSet={{ order: null }}
      query={query}
      listOf={(data) => data.orderProblems}
      listClass="problem-list"
    >
      {(problem, onDone) => <OneProblem key={problem.id} problem={problem} onDone={onDone} />}
    </AdminQueue>
  );
}

function OneProblem({ problem, onDone }: { problem: Row; onDone: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [deciding, setDeciding] = useState(false);
  const [decide] = useAppMutation(useDecideProblemMutation);
  const { entries } = problem;
  const rest = entries.filter(({ actor }) => actor !== 'BUYER' && actor !== 'SELLER');
  return (
    <ProblemCard problem={problem} about={<About order={problem.order} />}>
      <div className="problem-sides">
        <Side title={t('buyerSide')} entries={entries.filter(({ actor }) => actor === 'BUYER')} line={problem.line} />
        <Side title={t('sellerSide')} entries={entries.filter(({ actor }) => actor === 'SELLER')} line={problem.line} />
      </div>
      {rest.length > 0 && <Side title={t('rest')} entries={rest} line={problem.line} />}
      {problem.actions.includes('DECIDE') && (
        <div className="problem-buttons">
          <Button onClick={() => setDeciding(true)}>{t('decide')}</Button>
        </div>
      )}
      {deciding && (
        <StepDialog
          step="DECIDE"
          problem={problem}
          orderId={null}
          onClose={() => setDeciding(false)}
          onSend={async ({ remedy, amount, text }) => {
            const { failure } = await decide({ variables: { id: problem.id, reason: text ?? '', remedy, amount } });
            if (failure) return failure;
            toast.success(t('decided'));
            setDeciding(false);
            onDone();
            return null;
          }}
        />
      )}
    </ProblemCard>
  );
}

function Side({ title, entries, line }: { title: string; entries: Row['entries']; line: Row['line'] }) {
  const t = useMessages(messages);
  return (
    <section>
      <h4>{title}</h4>
      {entries.length > 0 ? <ProblemHistory entries={entries} line={line} /> : <p className="caption">{t('noEntries')}</p>}
    </section>
  );
}

function About({ order }: Pick<Row, 'order'>) {
  const t = useMessages(messages);
  const format = useFormat();
  if (!order) return null;
  const sides = [order.buyer, { ...order.seller, name: sellerName(order.seller) }].flatMap(({ id, name, phone }) =>
    phone ? [{ id, name, phone }] : [],
  );
  return (
    <p className="problem-buttons">
      <TextLink to={paths.adminOrders({ order: order.id })}>
        {t('order', { number: order.trackingNumber, total: format.money(order.total) })}
      </TextLink>
      {sides.map(({ id, name, phone }) => (
        <a key={id} className="text-link" href={`tel:${phone}`}>
          {t('call', { name, phone: format.digits(phone) })}
        </a>
      ))}
    </p>
  );
}
