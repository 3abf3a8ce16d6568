import { useCallback, useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { PurchaseByKeyDocument, usePlaceOrderMutation } from '../../generated/graphql';
import type { PlaceOrderInput, PurchaseByKeyQuery, PurchaseByKeyQueryVariables } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useOnline } from '../../platform/online';
import { attemptDone, attemptRejected, beginAttempt, openAttempt } from './order-attempt';

/** Between two questions; a request that still travels arrives meanwhile. */
const askEveryMs = 2_000;
/** So many times "nothing under this key" means that it did not go through. */
const enoughAbsences = 3;

export type Purchase = NonNullable<PurchaseByKeyQuery['purchaseByKey']>;
/** `asking` after a lost response, `absent` when nothing was ordered after all. */
export type LostResponse = 'asking' | 'absent' | null;

const silence = Symbol('no answer');
const pause = (ms: number) => new Promise<typeof silence>((resolve) => window.setTimeout(() => resolve(silence), ms));

/**
 * Places the order and, when the response is lost or late, finds out what became of it before anything is sent again.
 * The same key goes with every try, so even an order that arrives late is made once.
 */
export function usePlaceOrder(owner: string, onPlaced: (purchase: Purchase) => void) {
  const client = useApolloClient();
  const online = useOnline();
  const [place] = useAppMutation(usePlaceOrderMutation);
  const [lost, setLost] = useState<LostResponse>(() => (openAttempt(owner) ? 'asking' : null));
  const notify = useRef(onPlaced);
  notify.current = onPlaced;

  const finish = useCallback((purchase: Purchase) => {
    attemptDone();
    notify.current(purchase);
  }, []);

  const send = useCallback(
    async (input: PlaceOrderInput): Promise<Failure | null> => {
      const idempotencyKey = beginAttempt(owner);
      const response = await place({ variables: { input, idempotencyKey } });
      if (response.failure === null) {
        finish(response.data.placeOrder);
        return null;
      }
      // a key that was used with another content: an earlier try went through after all
      if (response.failure.kind !== 'server' || response.failure.code === 'IDEMPOTENCY_KEY_REUSED') {
        setLost('asking');
        return null;
      }
      attemptRejected(owner, idempotencyKey);
      setLost(null);
      return response.failure;
    },
    [finish, owner, place],
  );

  useEffect(() => {
    const idempotencyKey = openAttempt(owner);
    if (lost !== 'asking' || !online || !idempotencyKey) return undefined;
    const left = new AbortController();
    const ask = async () => {
      try {
        const { data } = await client.query<PurchaseByKeyQuery, PurchaseByKeyQueryVariables>({
          query: PurchaseByKeyDocument,
          variables: { idempotencyKey },
          fetchPolicy: 'network-only',
        });
        return data?.purchaseByKey ?? null;
      } catch {
        return silence;
      }
    };
    void (async () => {
      for (let absences = 0; absences < enoughAbsences;) {
        const purchase = await ask();
        if (left.signal.aborted) return;
        if (purchase !== null && purchase !== silence) return finish(purchase);
        if (purchase === null) absences += 1;
        if (absences < enoughAbsences) await pause(askEveryMs);
        if (left.signal.aborted) return;
      }
      setLost('absent');
    })();
    return () => left.abort();
  }, [client, finish, lost, online, owner]);

  return { send, lost, online };
}
