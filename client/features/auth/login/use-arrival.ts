import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import { limits } from '../../../../schema/values/limits';
import { Role } from '../../../../schema/values/accounts/roles';
import { useMergeVisitorCartMutation, useMergeVisitorFavouritesMutation } from '../../../generated/graphql';
import type { SessionAccountFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { cartLineInput, visitorCart } from '../../../platform/cart/visitor-cart';
import { visitorFavourites } from '../../../platform/favourites/visitor-favourites';
import { paths, safeNext } from '../../../platform/paths';
import { renewPush } from '../../../platform/push/push-device';
import { suspension } from '../../../platform/session/suspension';
import { useSession } from '../../../platform/session/use-session';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Returns the function that runs after a login or a consumer's registration. It merges the visitor's cart and a
 * consumer's favourites, and after 1 s opens the screen that the user wanted, else their home.
 */
export function useArrival(): (account: SessionAccountFragment) => Promise<void> {
  const navigate = useNavigate();
  const { refresh } = useSession();
  const client = useApolloClient();
  const [params] = useSearchParams();
  const [mergeCart] = useAppMutation(useMergeVisitorCartMutation);
  const [mergeFavourites] = useAppMutation(useMergeVisitorFavouritesMutation);

  return useCallback(
    async (account) => {
      suspension.forget();
      const waiting = wait(limits.redirectDelayMs);
      const lines = visitorCart.lines();
      if (lines.length && account.status === 'APPROVED' && account.role !== Role.PRODUCER && account.role !== Role.ADMIN) {
        const { failure } = await mergeCart({ variables: { lines: lines.map(cartLineInput) } });
        if (!failure) visitorCart.clear();
      }
      const favourites = visitorFavourites.all();
      if (favourites.length && account.status === 'APPROVED' && account.role === Role.CONSUMER) {
        const { failure } = await mergeFavourites({ variables: { favourites: [...favourites].reverse().map((one) => ({ ...one })) } });
        if (!failure) visitorFavourites.clear();
      }
      void renewPush(client, account.id).catch(() => undefined); // the settings try again
      await waiting;
      await refresh();
      const target = account.status === 'APPROVED' ? (safeNext(params.get('next')) ?? paths.home(account.role)) : paths.waiting();
      await navigate(target, { replace: true });
    },
    [client, mergeCart, mergeFavourites, navigate, params, refresh],
  );
}
