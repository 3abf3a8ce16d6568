import { useState } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { AccountStatus } from '../../../schema/values/roles';
import { usePersonQuery } from '../../generated/graphql';
import type { PersonDetail_AccountFragment } from '../../generated/graphql';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { useToast } from '../../platform/toast/use-toast';
import { Alert } from '../../ui/alert';
import { IconButton } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { QueryState } from '../../ui/query-state';
import { FormSkeleton } from '../../ui/skeleton';
import { AccountActions } from './account-actions';
import { AccountDetails } from './account-details';
import './admin.css';
import { messages } from './people.messages';
import { ReasonForm } from './reason.form';
import type { ReasonedDecision } from './reason.form';
import { useDecisions } from './use-decisions';
import type { Decision } from './use-decisions';
import { useDrawerKeys, useKeySwitch } from './use-drawer-keys';

interface AccountDrawerProps {
  accountId: string;
  /** The account before or after this one in the list behind; null where there is none. */
  neighbours?: { readonly previous: string | null; readonly next: string | null };
  onGo?: (accountId: string) => void;
  /** It was decided: the drawer is no longer needed. */
  onDecided: () => void;
  onClose: () => void;
}

/** One account beside the list: what is known of it, and what may be decided now. */
export function AccountDrawer({ accountId, neighbours, onGo, onDecided, onClose }: AccountDrawerProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const failureText = useFailureText();
  const { account: me } = useSession();
  const { decide, busy } = useDecisions();
  const [asking, setAsking] = useState<{ readonly id: string; readonly decision: ReasonedDecision } | null>(null);
  const [refused, setRefused] = useState<{ readonly id: string; readonly text: string } | null>(null);
  const [keysOn, switchKeys] = useKeySwitch();
  const query = usePersonQuery({ variables: { id: accountId }, fetchPolicy: 'cache-and-network' });
  const account = query.data?.accountReview?.id === accountId ? query.data.accountReview : null;
  const asked = asking?.id === accountId ? asking.decision : null;

  const send = async (decision: Decision, { id, name }: PersonDetail_AccountFragment, reason?: string) => {
    setRefused(null);
    const failure = await decide(decision, id, reason);
    if (!failure) {
      toast.success(t(`${decision}Toast`, { name }));
      onDecided();
    } else if (failure.code === 'CONFLICT' || decision === 'approve') {
      setAsking(null);
      setRefused({ id, text: failureText(failure) });
      return null;
    }
    return failure;
  };
  const ask = (decision: ReasonedDecision) => setAsking({ id: accountId, decision });
  const go = (to: string | null | undefined) => (to && onGo ? () => onGo(to) : undefined);
  const waits = account?.status === AccountStatus.PENDING && !busy;
  const keys = {
    j: go(neighbours?.next),
    k: go(neighbours?.previous),
    a: waits && account ? () => void send('approve', account) : undefined,
    r: waits ? () => ask('reject') : undefined,
  };
  useDrawerKeys(keys, keysOn && !asked);
  return (
    <Dialog
      open
      place="end"
      onClose={onClose}
      title={account ? (asked ? t(`${asked}Title`, { name: account.name }) : account.name) : t('details')}
      footer={
        account &&
        !asked && (
          <AccountActions
            account={account}
            isMe={account.id === me?.id}
            busy={busy}
            onApprove={() => void send('approve', account)}
            onAsk={ask}
          />
        )
      }
    >
      {neighbours && !asked && (
        <div className="drawer-steps">
          <IconButton label={t('previous')} onClick={keys.k} disabled={!keys.k}>
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton label={t('next')} onClick={keys.j} disabled={!keys.j}>
            <ChevronDown aria-hidden />
          </IconButton>
          <span className="drawer-keys">
            <Checkbox label={t('shortcuts')} checked={keysOn} onChange={switchKeys} />
            {keysOn && <span className="caption">{t('shortcutsText')}</span>}
          </span>
        </div>
      )}
      {refused?.id === accountId && <Alert tone="error" title={refused.text} />}
      {account && asked ? (
        <ReasonForm decision={asked} name={account.name} onSend={(reason) => send(asked, account, reason)} onBack={() => setAsking(null)} />
      ) : (
        <QueryState
          query={query}
          loadingText={t('loading')}
          skeleton={<FormSkeleton fields={4} />}
          isEmpty={(data) => !data.accountReview}
          empty={<Alert tone="warning" title={t('missing')} />}
        >
          {() => account && <AccountDetails account={account} />}
        </QueryState>
      )}
    </Dialog>
  );
}
