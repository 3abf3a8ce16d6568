import { useState } from 'react';
import { Lock } from 'lucide-react';
import { useAdminMoneyQuery, useCloseMonthMutation } from '../../../generated/graphql';
import type { LedgerMonth_MonthFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { StatTile } from '../../../ui/display/stat-tile';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { Page } from '../../../ui/layout/page';
import { Dialog } from '../../../ui/overlays/dialog';
import '../admin.css';
import { DebtorTable, MonthTable } from './money-tables';
import { messages } from './money.messages';
import { useMonthText } from '../../../widgets/bills/use-month-text';

/** Shows what users owe the platform, who owes it, and the months of the ledger. */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const monthText = useMonthText();
  const [closing, setClosing] = useState<LedgerMonth_MonthFragment | null>(null);
  const query = useAdminMoneyQuery({ fetchPolicy: 'cache-and-network' });
  const closable = query.data?.moneyOverview.closable ?? null;
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        closable && (
          <Button look="outline" icon={<Lock aria-hidden />} onClick={() => setClosing(closable)}>
            {t('close', { month: monthText(closable.month) })}
          </Button>
        )
      }
    >
      <QueryState query={query} loadingText={t('loading')} skeleton={<RowsSkeleton />}>
        {({ moneyOverview: { owed, credits, overdue, overdueBills, months, debtors } }) => (
          <>
            <div className="admin-figures">
              <div className="tiles">
                <StatTile label={t('owed')} value={format.money(owed)} definition={t('owedMeaning')} />
                <StatTile label={t('overdue')} value={format.money(overdue)} definition={t('overdueMeaning')} />
                <StatTile label={t('credits')} value={format.money(credits)} definition={t('creditsMeaning')} />
              </div>
              <p className="caption">{t('creditsNote')}</p>
              <ul className="chip-row">
                {overdueBills > 0 && (
                  <li>
                    <TextLink to={paths.adminBills({ state: 'OVERDUE' })}>
                      {t('overdueBills', { count: format.number(overdueBills) })}
                    </TextLink>
                  </li>
                )}
                <li>
                  <TextLink to={paths.adminPayouts()}>{t('payouts')}</TextLink>
                </li>
                <li>
                  <TextLink to={paths.adminSettlements()}>{t('settlements')}</TextLink>
                </li>
              </ul>
            </div>
            <MonthTable months={months} />
            <DebtorTable debtors={debtors} />
          </>
        )}
      </QueryState>
      {closing && (
        <CloseDialog
          figures={closing}
          onEnd={() => {
            setClosing(null);
            void query.refetch().catch(() => undefined);
          }}
        />
      )}
    </Page>
  );
}

/** There is no way back: what is closed is shown once more before. */
function CloseDialog({ figures, onEnd }: { figures: LedgerMonth_MonthFragment; onEnd: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { month } = figures;
  const facts = [
    [t('commission'), figures.commission],
    [t('discounts'), figures.discounts],
    [t('refundsCovered'), figures.refundsCovered],
    [t('vat'), figures.vat],
    [t('received'), figures.received],
    [t('paidOut'), figures.paidOut],
  ] as const;
  const monthText = useMonthText();
  const toast = useToast();
  const failureText = useFailureText();
  const [close, { busy }] = useAppMutation(useCloseMonthMutation);
  const send = async () => {
    const { failure } = await close({ variables: { month } });
    if (failure) toast.error(failureText(failure));
    else toast.success(t('done', { month: monthText(month) }));
    onEnd();
  };
  return (
    <Dialog open title={t('closeTitle', { month: monthText(month) })} onClose={onEnd}>
      <p>{t('closeText')}</p>
      <dl className="facts-list">
        {facts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format.money(amount)}</dd>
          </div>
        ))}
      </dl>
      <div className="row-card-actions">
        <Button look="outline" tone="gray" onClick={onEnd}>
          {t('back')}
        </Button>
        <Button busy={busy} busyLabel={t('closing')} onClick={() => void send()}>
          {t('close', { month: monthText(month) })}
        </Button>
      </div>
    </Dialog>
  );
}
