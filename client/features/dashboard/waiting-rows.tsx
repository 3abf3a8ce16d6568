import type { ReactNode } from 'react';
import { BadgePercent, CircleAlert, HandCoins, MessageCircleQuestion, ReceiptText, Undo2 } from 'lucide-react';
import type { Role } from '../../../schema/values/accounts/roles';
import type { Duties_DutiesFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { ButtonLink } from '../../ui/buttons/button';
import { messages } from './dashboard.messages';

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
export function WaitingRows({ duties, role }: { duties: Duties_DutiesFragment; role: Role | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { problems, problemsDueAt, refundsOwed, refundsAmount, refundsDueAt, areRefundsLate, refundOrderId } = duties;
  const { paymentsToCheck, dealsToDecide, billsDue, billsDueOn, questions } = duties;
  const rows: readonly WaitingRow[] = [
    {
      key: 'problems',
      count: problems,
      icon: <CircleAlert aria-hidden />,
      isUrgent: true,
      to: paths.saleProblems(role),
      label: t('seeProblems'),
      text: joined(t('problems', { count: problems }), problemsDueAt && t('problemsUntil', { time: format.dateTime(problemsDueAt) })),
    },
    {
      key: 'refunds',
      count: refundsOwed,
      icon: <Undo2 aria-hidden />,
      isUrgent: true,
      to: refundsOwed === 1 && refundOrderId ? paths.sale(role, refundOrderId) : paths.money(role),
      label: t('seeRefund'),
      text: joined(
        t('refunds', { count: refundsOwed, amount: format.money(refundsAmount) }),
        refundsDueAt && t(areRefundsLate ? 'refundsLate' : 'refundsUntil', { day: format.date(refundsDueAt) }),
      ),
    },
    {
      key: 'toCheck',
      count: paymentsToCheck,
      icon: <HandCoins aria-hidden />,
      text: t('toCheck', { count: paymentsToCheck }),
      to: paths.sales(role, { pay: 'check' }),
      label: t('seeToCheck'),
    },
    {
      key: 'bills',
      count: billsDue,
      icon: <ReceiptText aria-hidden />,
      to: paths.money(role, { view: 'bills' }),
      label: t('seeBills'),
      text: joined(t('bills', { count: billsDue }), billsDueOn && t('billsUntil', { day: format.date(billsDueOn) })),
    },
    {
      key: 'questions',
      count: questions,
      icon: <MessageCircleQuestion aria-hidden />,
      text: t('questions', { count: questions }),
      to: paths.questions(role),
      label: t('seeQuestions'),
    },
    {
      key: 'deals',
      count: dealsToDecide,
      icon: <BadgePercent aria-hidden />,
      text: t('dealsToDecide', { count: dealsToDecide }),
      to: paths.deals(role),
      label: t('seeDeals'),
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

/** The count, and its first deadline where there is one. */
const joined = (count: string, until: string | null): string => (until ? `${count} · ${until}` : count);
