import { addMonths, monthAt } from '../../../schema/values/money/months';
import { limits } from '../../../schema/values/limits';
import { refundStatesToGive } from '../../../schema/values/orders/order-money';
import { useMoneyStandingQuery } from '../../generated/graphql';
import type { MoneyStandingQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { ButtonLink } from '../../ui/buttons/button';
import { QueryState } from '../../ui/feedback/query-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { messages } from './money-standing.messages';
import { moneyList } from './money-list';
import { RefundsToGive } from './refunds-to-give';

/**
 * One sentence with one figure: who owes whom how much; a second one where buyers wait for refunds, which no other sum
 * contains. Beside it how to pay, or when the money comes; below it what the figure is made of.
 */
export function MoneyStanding() {
  const t = useMessages(messages);
  const query = useMoneyStandingQuery({
    variables: { refunds: limits.customersPerPage, states: [...refundStatesToGive] },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <QueryState query={query} loadingText={t('loading')} skeleton={<Skeleton height={140} />}>
      {(standing) => (
        <>
          <Standing standing={standing} />
          <RefundsToGive refunds={standing.myRefunds} />
        </>
      )}
    </QueryState>
  );
}

interface PartProps {
  standing: MoneyStandingQuery;
}

function Standing({ standing }: PartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { balance, owed, credit } = standing.myBalance;
  const { amount: toGive, first: firstToGive } = standing.myRefundDuty;
  const owesBuyers = Number(toGive) > 0;
  const isBillLate = Number(standing.myBilling.overdue) > 0;
  const isRefundLate = owesBuyers && firstToGive?.isOverdue === true;
  const side = Number(balance) > 0 ? 'owes' : Number(balance) < 0 ? 'isOwed' : 'even';
  return (
    <section
      className="panel money-standing"
      data-side={owesBuyers ? 'owes' : side}
      data-late={isBillLate || isRefundLate}
      aria-labelledby="standing-title"
    >
      <div>
        <h2 id="standing-title">
          <span data-side={side} data-late={isBillLate}>
            {t(side)} {side !== 'even' && <strong className="money-standing-figure">{format.money(balance.replace('-', ''))}</strong>}
          </span>
          {owesBuyers && (
            <>
              {' '}
              <span className="money-standing-refunds" data-side="owes" data-late={isRefundLate}>
                {t('owesBuyers')} <strong className="money-standing-figure">{format.money(toGive)}</strong>
              </span>
            </>
          )}
        </h2>
        {side !== 'isOwed' && <NextMoney standing={standing} />}
        {Number(owed) > 0 && Number(credit) > 0 && (
          <p className="notice-meta">{t('madeOf', { owed: format.money(owed), credit: format.money(credit) })}</p>
        )}
      </div>
      {side === 'owes' && <HowToPay standing={standing} />}
      {side === 'isOwed' && <WhenItComes standing={standing} />}
    </section>
  );
}

/** Says what comes next, for those who owe at the moment. */
function NextMoney({ standing }: PartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const lines = useWhenItComes(standing);
  if (lines.length === 0) return null;
  return <p>{[...lines, t('nextDay', { day: format.date(standing.myPayoutOutlook.nextBatchOn) })].join(' ')}</p>;
}

function HowToPay({ standing: { myBilling, bills } }: PartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { role } = useSession();
  return (
    <div className="money-standing-next">
      <h3>{t('howToPay')}</h3>
      {bills.totalCount === 0 ? (
        <p>{t('firstBill', { month: format.month(addMonths(monthAt(new Date()), 1), 'long') })}</p>
      ) : (
        <>
          <p>{myBilling.payee ? t('payTo', { payee: myBilling.payee }) : t('payeeOnBill')}</p>
          <p>{t('whenBilled')}</p>
          <ButtonLink look="outline" to={moneyList(role, 'bills')}>
            {t('seeBills')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

function WhenItComes({ standing }: PartProps) {
  const t = useMessages(messages);
  const { role } = useSession();
  const lines = useWhenItComes(standing);
  const hasAccount = standing.myPayoutAccounts.length > 0;
  return (
    <div className="money-standing-next">
      <h3>{t('when')}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ButtonLink look={hasAccount ? 'outline' : 'solid'} to={moneyList(role, 'payouts')}>
        {t(hasAccount ? 'seePayouts' : 'addAccount')}
      </ButtonLink>
    </div>
  );
}

/** Shows what is on its way, what comes next, and what is held until orders are complete. */
function useWhenItComes({ myPayoutOutlook: outlook, myPayoutAccounts: accounts }: MoneyStandingQuery): string[] {
  const t = useMessages(messages);
  const format = useFormat();
  const due = format.money(outlook.due);
  const next = () => {
    if (Number(outlook.due) === 0) return null;
    if (accounts.length === 0) return t('needsAccount', { amount: due });
    if (!outlook.canBeAskedFor && !outlook.underWay) return t('belowMinimum', { amount: due, minimum: format.money(outlook.minimum) });
    return t('onDay', { amount: due, day: format.date(outlook.nextBatchOn) });
  };
  return [
    outlook.underWay && t('underWay', { amount: format.money(outlook.underWay.amount) }),
    next(),
    Number(outlook.held) > 0 ? t('held', { amount: format.money(outlook.held) }) : null,
  ].filter((line) => line !== null);
}
