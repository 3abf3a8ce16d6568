import { useState } from 'react';
import { Wallet } from 'lucide-react';
import { PayoutMethod } from '../../../schema/values/accounts/payouts';
import { MyPayoutAccountsDocument, useMyPayoutAccountsQuery, useRemovePayoutAccountMutation } from '../../generated/graphql';
import type { PayoutAccountRow_AccountFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { QueryState } from '../../ui/feedback/query-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { useReauthentication } from '../reauthentication/use-reauthentication';
import { PayoutAccountForm } from './payout-account.form';
import './payout-accounts.css';
import { messages } from './payout-accounts.messages';

type Account = PayoutAccountRow_AccountFragment;

/** For sellers: the accounts to which their money is sent, with the form that adds or changes one. */
export function PayoutAccounts() {
  const t = useMessages(messages);
  const query = useMyPayoutAccountsQuery({ fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<PayoutMethod | 'NEW' | null>(null);
  const close = () => setOpen(null);
  return (
    <QueryState query={query} loadingText={t('loading')} errorText={t('failed')} skeleton={<Skeleton height={80} />}>
      {({ myPayoutAccounts: accounts }) => {
        const missing = Object.values(PayoutMethod).filter((method) => !accounts.some((one) => one.method === method));
        return (
          <>
            {accounts.length === 0 && <p className="account-none">{t('none')}</p>}
            <ul className="account-rows">
              {accounts.map((account) =>
                open === account.method ? (
                  <li key={account.method}>
                    <PayoutAccountForm methods={[account.method]} stored={account} onClose={close} />
                  </li>
                ) : (
                  <AccountRow key={account.method} account={account} onChange={() => setOpen(account.method)} />
                ),
              )}
            </ul>
            {open === 'NEW' && missing.length > 0 && <PayoutAccountForm methods={missing} onClose={close} />}
            {open !== 'NEW' && missing.length > 0 && (
              <Button look="outline" icon={<Wallet aria-hidden />} onClick={() => setOpen('NEW')}>
                {t('add')}
              </Button>
            )}
          </>
        );
      }}
    </QueryState>
  );
}

function AccountRow({ account, onChange }: { account: Account; onChange: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [remove, removal] = useAppMutation(useRemovePayoutAccountMutation);
  const { guarded, dialog } = useReauthentication('money');
  const { method, number, holder, bankName, branch } = account;
  const name = t(method);
  const act = async () => {
    const { failure } = await guarded(() =>
      remove({ variables: { method }, refetchQueries: [MyPayoutAccountsDocument], awaitRefetchQueries: true }),
    );
    if (!failure) toast.success(t('removed'));
  };
  return (
    <li className="account-row">
      <span className="account-row-name">
        {name} · {format.digits(number)}
        <span className="account-row-facts">{[holder, bankName, branch].filter(Boolean).join(', ')}</span>
      </span>
      <span className="account-row-actions">
        <Button look="outline" aria-label={t('changeOf', { method: name })} onClick={onChange}>
          {t('change')}
        </Button>
        <Button look="outline" tone="danger" aria-label={t('removeOf', { method: name })} onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
        <ConfirmDialog
          open={asking}
          title={t('removeOf', { method: name })}
          confirmLabel={t('remove')}
          busyLabel={t('removing')}
          tone="danger"
          busy={removal.busy}
          errorText={removal.errorText}
          onConfirm={() => void act()}
          onClose={() => setAsking(false)}
        >
          <p>{t('removeText')}</p>
        </ConfirmDialog>
        {dialog}
      </span>
    </li>
  );
}
