import type { ReactNode } from 'react';
import { BadgePercent, CircleAlert, HandCoins, MessageCircleQuestion, Undo2 } from 'lucide-react';
import type { Role } from '../../../schema/values/accounts/roles';
import type { SellerHomeQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { ButtonLink } from '../../ui/buttons/button';
import { messages } from './dashboard.messages';

export type Waiting = Pick<SellerHomeQuery, 'myQuestions' | 'myProblems' | 'myDeals' | 'myRefundDuty' | 'mySales'>;

interface WaitingRow {
  readonly key: string;
  readonly count: number;
  readonly icon: ReactNode;
  readonly text: string;
  readonly to: string;
  readonly label: string;
  /** Silence costs the seller something: it comes first and stands out. */
  readonly isUrgent?: boolean;
}

/** Lists what waits for a decision of the seller, the most urgent first, each with a link to it. */
export function WaitingRows({
  waiting: { myQuestions, myProblems, myDeals, myRefundDuty, mySales: toCheck },
  role,
}: {
  waiting: Waiting;
  role: Role | null;
}) {
  const t = useMessages(messages);
  const format = useFormat();
  const [soonest] = myProblems.nodes
    .map(({ dueAt }) => dueAt)
    .filter((dueAt) => dueAt !== null)
    .toSorted();
  const { count: refunds, amount: toGive, first: refund } = myRefundDuty;
  const rows: readonly WaitingRow[] = [
    {
      ...{ key: 'problems', count: myProblems.totalCount, icon: <CircleAlert aria-hidden />, isUrgent: true },
      ...{ to: paths.saleProblems(role), label: t('seeProblems') },
      text: [t('problems', { count: myProblems.totalCount }), soonest && t('problemsUntil', { time: format.dateTime(soonest) })]
        .filter(Boolean)
        .join(' · '),
    },
    {
      ...{ key: 'refunds', count: refunds, icon: <Undo2 aria-hidden />, isUrgent: true },
      ...{ to: refunds === 1 && refund?.order ? paths.sale(role, refund.order.id) : paths.money(role), label: t('seeRefund') },
      text: [
        t('refunds', { count: refunds, amount: format.money(toGive) }),
        refund && t(refund.isOverdue ? 'refundsLate' : 'refundsUntil', { day: format.date(refund.dueAt) }),
      ]
        .filter(Boolean)
        .join(' · '),
    },
    {
      ...{ key: 'toCheck', count: toCheck.totalCount, icon: <HandCoins aria-hidden /> },
      ...{ text: t('toCheck', { count: toCheck.totalCount }), to: paths.sales(role, { pay: 'check' }), label: t('seeToCheck') },
    },
    {
      ...{ key: 'questions', count: myQuestions.totalCount, icon: <MessageCircleQuestion aria-hidden /> },
      ...{ text: t('questions', { count: myQuestions.totalCount }), to: paths.questions(role), label: t('seeQuestions') },
    },
    {
      ...{ key: 'deals', count: myDeals.totalCount, icon: <BadgePercent aria-hidden /> },
      ...{ text: t('dealsToDecide', { count: myDeals.totalCount }), to: paths.deals(role), label: t('seeDeals') },
    },
  ];
  return rows
    .filter(({ count }) => count > 0)
    .map(({ key, icon, text, to, label, isUrgent }) => (
      <li key={key} data-urgent={isUrgent}>
        {icon}
        <span>{format.digits(text)}</span>
        <ButtonLink look={isUrgent ? 'solid' : 'outline'} tone={isUrgent ? 'danger' : undefined} to={to}>
          {label}
        </ButtonLink>
      </li>
    ));
}
