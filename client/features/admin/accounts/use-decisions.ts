import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import {
  useApproveAccountMutation,
  useReinstateAccountMutation,
  useResetSecondFactorMutation,
  useRejectAccountMutation,
  useSuspendAccountMutation,
} from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';

/**
 * An admin decides this about an account; all want a reason but the approval of someone who has no other account.
 */
export type Decision = 'approve' | 'reject' | 'suspend' | 'reinstate' | 'resetFactor';

/**
 * Lists, counts and the trail that are shown ask again after a decision, the rejected ones too: someone else was
 * faster.
 */
export function useRefreshPeople(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    const stale = (_held: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE as undefined;
    const fields = { accounts: stale, accountReview: stale, adminOverview: stale, auditEntries: stale };
    void client.refetchQueries({ updateCache: (cache) => void cache.modify({ fields }) });
  }, [client]);
}

export interface Decisions {
  readonly decide: (decision: Decision, id: string, reason?: string, seenDocuments?: boolean) => Promise<Failure | null>;
  readonly busy: boolean;
}

export function useDecisions(): Decisions {
  const [approve, approval] = useAppMutation(useApproveAccountMutation);
  const [reject, rejection] = useAppMutation(useRejectAccountMutation);
  const [suspend, suspension] = useAppMutation(useSuspendAccountMutation);
  const [reinstate, reinstatement] = useAppMutation(useReinstateAccountMutation);
  const [resetFactor, factorReset] = useAppMutation(useResetSecondFactorMutation);
  const refresh = useRefreshPeople();

  const decide = useCallback(
    async (decision: Decision, id: string, reason = '', seenDocuments = false) => {
      const sends = {
        approve: () => approve({ variables: { id, seenDocuments, reason: reason || null } }),
        reject: () => reject({ variables: { id, reason } }),
        suspend: () => suspend({ variables: { id, reason } }),
        reinstate: () => reinstate({ variables: { id, reason } }),
        resetFactor: () => resetFactor({ variables: { id, reason } }),
      };
      const { failure } = await sends[decision]();
      if (!failure || failure.code === 'CONFLICT') refresh();
      return failure;
    },
    [approve, refresh, reinstate, reject, resetFactor, suspend],
  );
  return { decide, busy: [approval, rejection, suspension, reinstatement, factorReset].some(({ busy }) => busy) };
}
