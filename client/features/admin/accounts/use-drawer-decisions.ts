import { useState } from 'react';
import type { AccountDetail_AccountFragment } from '../../../generated/graphql';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { messages } from './accounts.messages';
import { isUnchecked } from './unchecked-approval';
import { type Decision, useDecisions } from './use-decisions';

interface Drawer {
  readonly accountId: string;
  /** Null until it is loaded. */
  readonly account: AccountDetail_AccountFragment | null;
  readonly seen: boolean;
  readonly onDecided: () => void;
}

/** Asks before a decision about the account of the drawer, sends it, and says what prevented it. */
export function useDrawerDecisions({ accountId, account, seen, onDecided }: Drawer) {
  const t = useMessages(messages);
  const toast = useToast();
  const failureText = useFailureText();
  const { decide, busy } = useDecisions();
  const [asking, setAsking] = useState<{ readonly id: string; readonly decision: Decision } | null>(null);
  const [rejected, setRejected] = useState<{ readonly id: string; readonly text: string } | null>(null);
  const [unchecked, setUnchecked] = useState<string | null>(null);
  const asked = asking?.id === accountId ? asking.decision : null;

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
  const approve = () => {
    if (account === null) return;
    if (account.duplicates.length > 0) ask('approve');
    else if (isUnchecked(account)) setUnchecked(account.id);
    else void send('approve', account);
  };
  return {
    asked,
    rejected: rejected?.id === accountId ? rejected.text : null,
    unchecked: unchecked === accountId,
    busy,
    ask,
    stopAsking: () => {
      setAsking(null);
      setUnchecked(null);
    },
    send,
    approve,
  };
}
