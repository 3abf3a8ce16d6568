import { useState } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { useAccountReviewQuery } from '../../../generated/graphql';
import type { AccountDetail_AccountFragment } from '../../../generated/graphql';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useSession } from '../../../platform/session/use-session';
import { useToast } from '../../../platform/toast/use-toast';
import { Alert } from '../../../ui/feedback/alert';
import { IconButton } from '../../../ui/buttons/button';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { useToastsAbove } from '../../../ui/feedback/use-toasts-above';
import { Dialog } from '../../../ui/overlays/dialog';
import { QueryState } from '../../../ui/feedback/query-state';
import { FormSkeleton } from '../../../ui/feedback/skeleton';
import { AccountActions } from './account-actions';
import { AccountDetails } from './account-details';
import '../admin.css';
import { messages } from './accounts.messages';
import { ReasonForm } from './reason.form';
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
  const [asking, setAsking] = useState<{ readonly id: string; readonly decision: Decision } | null>(null);
  const [rejected, setRejected] = useState<{ readonly id: string; readonly text: string } | null>(null);
  const [viewed, setViewed] = useState<{ readonly id: string; readonly seen: boolean } | null>(null);
  const [keysOn, switchKeys] = useKeySwitch();
  const query = useAccountReviewQuery({ variables: { id: accountId }, fetchPolicy: 'cache-and-network' });
  const account = query.data?.accountReview?.id === accountId ? query.data.accountReview : null;
  const asked = asking?.id === accountId ? asking.decision : null;

  const shown = viewed?.id === accountId;
  const seen = shown && viewed.seen;
  const lookedAt = () => setViewed({ id: accountId, seen: false });

  const send = async (decision: Decision, { id, name }: AccountDetail_AccountFragment, reason?: string) => {
    setRejected(null);
    const failure = await decide(decision, id, reason, seen);
    if (!failure) {
      toast.success(t(`${decision}Toast`, { name }));
      onDecided();
    } else if (failure.code === 'CONFLICT' || (decision === 'approve' && !asked)) {
      setAsking(null);
      setRejected({ id, text: failureText(failure) });
      return null;
    }
    return failure;
  };
  const ask = (decision: Decision) => setAsking({ id: accountId, decision });
  const mayApprove = account !== null && (account.identityDocuments.length === 0 || seen);
  const approve = () => account && (account.duplicates.length > 0 ? ask('approve') : void send('approve', account));
  const go = (to: string | null | undefined) => (to && onGo ? () => onGo(to) : undefined);
  const waits = account?.status === AccountStatus.PENDING && !busy;
  const [onPrevious, onNext] = [go(neighbours?.previous), go(neighbours?.next)];
  const keys = { j: onNext, k: onPrevious, a: waits && mayApprove ? approve : undefined, r: waits ? () => ask('reject') : undefined };
  useDrawerKeys(keys, keysOn && !asked);
  useToastsAbove();
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
            seen={seen}
            shown={shown}
            onSeen={(now) => setViewed({ id: accountId, seen: now })}
            onApprove={approve}
            onAsk={ask}
          />
        )
      }
    >
      {neighbours && !asked && <DrawerSteps onPrevious={onPrevious} onNext={onNext} keysOn={keysOn} onKeysOn={switchKeys} />}
      {rejected?.id === accountId && <Alert tone="error" title={rejected.text} />}
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
          {() => account && <AccountDetails account={account} imagesShown={shown} onImagesShown={lookedAt} />}
        </QueryState>
      )}
    </Dialog>
  );
}

interface DrawerStepsProps {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  keysOn: boolean;
  onKeysOn: (on: boolean) => void;
}

/** To the account before or after, and whether keys do that as well. */
function DrawerSteps({ onPrevious, onNext, keysOn, onKeysOn }: DrawerStepsProps) {
  const t = useMessages(messages);
  return (
    <div className="drawer-steps">
      <IconButton label={t('previous')} onClick={onPrevious} disabled={!onPrevious}>
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton label={t('next')} onClick={onNext} disabled={!onNext}>
        <ChevronDown aria-hidden />
      </IconButton>
      <span className="drawer-keys">
        <Checkbox label={t('shortcuts')} checked={keysOn} onChange={onKeysOn} />
        {keysOn && <span className="caption">{t('shortcutsText')}</span>}
      </span>
    </div>
  );
}
