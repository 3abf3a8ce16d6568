import { useState } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { useAccountReviewQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useSession } from '../../../platform/session/use-session';
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
import { UncheckedApproval } from './unchecked-approval';
import { useDrawerDecisions } from './use-drawer-decisions';
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
  const { account: me } = useSession();
  const [viewed, setViewed] = useState<{ readonly id: string; readonly seen: boolean } | null>(null);
  const [keysOn, switchKeys] = useKeySwitch();
  const query = useAccountReviewQuery({ variables: { id: accountId }, fetchPolicy: 'cache-and-network' });
  const account = query.data?.accountReview?.id === accountId ? query.data.accountReview : null;

  const shown = viewed?.id === accountId;
  const seen = shown && viewed.seen;
  const lookedAt = () => setViewed({ id: accountId, seen: false });

  const { asked, rejected, unchecked, busy, ask, stopAsking, send, approve } = useDrawerDecisions({ accountId, account, seen, onDecided });
  const mayApprove = account !== null && (account.identityDocuments.length === 0 || seen);
  const go = (to: string | null | undefined) => (to && onGo ? () => onGo(to) : undefined);
  const waits = account?.status === AccountStatus.PENDING && !busy;
  const [onPrevious, onNext] = [go(neighbours?.previous), go(neighbours?.next)];
  const keys = { j: onNext, k: onPrevious, a: waits && mayApprove ? approve : undefined, r: waits ? () => ask('reject') : undefined };
  useDrawerKeys(keys, keysOn && !asked && !unchecked);
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
      {account && unchecked && (
        <UncheckedApproval
          account={account}
          busy={busy}
          onConfirm={() => void send('approve', account).then(stopAsking)}
          onClose={stopAsking}
        />
      )}
      {rejected && <Alert tone="error" title={rejected} />}
      {account && asked ? (
        <ReasonForm decision={asked} name={account.name} onSend={(reason) => send(asked, account, reason)} onBack={stopAsking} />
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
