import type { ReactNode } from 'react';
import { limits } from '../../../schema/values/limits';
import { problemHours } from '../../../schema/values/orders/order-problems';
import { useMyProblemsQuery } from '../../generated/graphql';
import type { MyProblemsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { ButtonLink } from '../../ui/buttons/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { ListByView, useListView } from '../../ui/tables/list-by-view';
import { ProblemCard } from '../../widgets/problems/problem-card';
import { messages } from './my-problems.messages';

type Problem = MyProblemsQuery['myProblems']['nodes'][number];

const size = limits.ordersPerPage;
const views = ['active', 'ended'] as const;

interface MyProblemsProps {
  side: 'BUYER' | 'SELLER';
  /** The list that the orders are in. */
  back: ReactNode;
  orderHref: (orderId: string) => string;
}

/** Problems with what someone bought or sold, and the hours that hold for them; view and page are in the address. */
export function MyProblems({ side, back, orderHref }: MyProblemsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { view, paging } = useListView(views, size);
  const query = useMyProblemsQuery({
    variables: { side, filter: { active: view === 'active' }, ...paging },
    fetchPolicy: 'cache-and-network',
  });
  const hours = {
    report: format.number(problemHours.report),
    perishable: format.number(problemHours.reportPerishable),
    answer: format.number(problemHours.due.OPEN),
    decision: format.number(problemHours.due.ESCALATED),
  };
  return (
    <Page title={t('title')} lead={back}>
      <p>{t(`rules${side}`, hours)}</p>
      <ListByView
        label={t('title')}
        className="problem-views"
        views={views}
        current={view}
        textOf={(name) => t(name)}
        query={query}
        listOf={(data) => data.myProblems}
        pageSize={size}
        loadingText={t('loading')}
        empty={<EmptyState title={t(view === 'active' ? 'emptyActive' : 'emptyEnded')} text={t('emptyText')} />}
        listClass="problem-list"
      >
        {(problem) => <OneProblem key={problem.id} problem={problem} orderHref={orderHref} />}
      </ListByView>
    </Page>
  );
}

function OneProblem({ problem, orderHref }: { problem: Problem; orderHref: MyProblemsProps['orderHref'] }) {
  const t = useMessages(messages);
  const { order, actions } = problem;
  const waits = actions.some((action) => action !== 'WITHDRAW');
  return (
    <ProblemCard
      problem={problem}
      waitsText={waits ? t('waits') : null}
      about={order && <p>{t('order', { number: order.trackingNumber })}</p>}
    >
      <div className="problem-buttons">
        {order && (
          <ButtonLink look={waits ? 'solid' : 'outline'} to={orderHref(order.id)}>
            {t(waits ? 'reply' : 'see')}
          </ButtonLink>
        )}
      </div>
    </ProblemCard>
  );
}
