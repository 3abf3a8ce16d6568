import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '../../../schema/values/limits';
import { usePauseSellPostMutation, useResumeSellPostMutation } from '../../generated/graphql';
import type { SellPostCard_SellPostFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useToast } from '../../platform/toast/use-toast';

export type SwitchedTo = 'OPEN' | 'PAUSED';

export interface SaleSwitch {
  /** The states of posts that were just switched and may be switched back; by id. */
  readonly switched: ReadonlyMap<string, SwitchedTo>;
  readonly toggle: (post: SellPostCard_SellPostFragment) => void;
  readonly undo: (post: SellPostCard_SellPostFragment) => void;
}

/**
 * 'Stop Selling' and 'Post for Sell' immediately, with Undo in the card's own place for a while; the list is read again
 * when that time is over. A second press waits for the response to the first, so that the last press always wins.
 */
export function useSaleSwitch(onSettled: () => void): SaleSwitch {
  const toast = useToast();
  const failureText = useFailureText();
  const [pause] = useAppMutation(usePauseSellPostMutation);
  const [resume] = useAppMutation(useResumeSellPostMutation);
  const [switched, setSwitched] = useState<ReadonlyMap<string, SwitchedTo>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const waiting = useRef(new Map<string, Promise<boolean>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  const put = useCallback((id: string, to: SwitchedTo | null) => {
    clearTimeout(timers.current.get(id));
    setSwitched((now) => {
      const next = new Map(now);
      if (to) next.set(id, to);
      else next.delete(id);
      return next;
    });
  }, []);

  const send = useCallback(
    ({ id, product }: SellPostCard_SellPostFragment, to: SwitchedTo) => {
      const run = async () => {
        await waiting.current.get(id);
        const variables = { productId: product.id };
        const changed = { __typename: 'Product' as const, id: product.id, addToSellPost: to === 'OPEN' };
        const products = [{ ...changed, sellPost: { __typename: 'SellPost' as const, id, state: to } }];
        const { failure } =
          to === 'OPEN'
            ? await resume({ variables, optimisticResponse: { postForSell: { products } } })
            : await pause({ variables, optimisticResponse: { stopSelling: { products } } });
        if (failure) toast.error(failureText(failure));
        return !failure;
      };
      const sent = run();
      waiting.current.set(id, sent);
      return sent;
    },
    [failureText, pause, resume, toast],
  );

  const toggle = useCallback(
    (post: SellPostCard_SellPostFragment) => {
      const to = post.state === 'OPEN' ? 'PAUSED' : 'OPEN';
      put(post.id, to);
      timers.current.set(
        post.id,
        setTimeout(() => {
          put(post.id, null);
          onSettled();
        }, limits.undoMs),
      );
      void send(post, to).then((done) => {
        if (!done) put(post.id, null);
      });
    },
    [onSettled, put, send],
  );
  const undo = useCallback(
    (post: SellPostCard_SellPostFragment) => {
      const to = switched.get(post.id) === 'OPEN' ? 'PAUSED' : 'OPEN';
      put(post.id, null);
      void send(post, to).then(onSettled);
    },
    [onSettled, put, send, switched],
  );
  return { switched, toggle, undo };
}
