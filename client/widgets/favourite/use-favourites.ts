import { useCallback } from 'react';
import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import { DropFavouriteDocument, FavouriteIdsDocument, SaveFavouriteDocument, useFavouriteIdsQuery } from '../../generated/graphql';
import type { FavouriteIdsQuery } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { runMutation } from '../../platform/apollo/run-mutation';
import { useVisitorFavouriteList, visitorFavourites } from '../../platform/favourites/visitor-favourites';
import { useSession } from '../../platform/session/use-session';

export interface FavouriteList {
  readonly has: (productId: string) => boolean;
  /**
   * `seenPrice` is what a later price is compared with. The heart fills at once and empties again when the server
   * rejects.
   */
  readonly add: (productId: string, seenPrice: string | null) => Promise<Failure | null>;
  readonly remove: (productId: string) => Promise<Failure | null>;
}

export interface Favourites extends FavouriteList {
  readonly shown: boolean;
  readonly isOnServer: boolean;
}

function changeIds(cache: ApolloCache, change: (ids: readonly string[]) => string[]): void {
  cache.updateQuery<FavouriteIdsQuery>({ query: FavouriteIdsDocument }, (held) => held && { favouriteIds: change(held.favouriteIds) });
}

// the generated types leave __typename out, the cache wants it
const entity = (id: string) => ({ __typename: 'Favourite' as const, id });

/** Whether favourites are on the server: of approved consumers. */
export function useHasFavourites(): boolean {
  const { role, status } = useSession();
  return role === Role.CONSUMER && status === AccountStatus.APPROVED;
}

export function useUserFavourites({ skip = false } = {}): FavouriteList {
  const { data } = useFavouriteIdsQuery({ skip, fetchPolicy: 'cache-first' }); // a card that appears later must not ask over a heart in change
  const client = useApolloClient();
  const ids = data?.favouriteIds;
  const has = useCallback((productId: string) => ids?.includes(productId) ?? false, [ids]);
  const add = useCallback(
    async (productId: string, seenPrice: string | null) => {
      const { failure } = await runMutation(client, {
        mutation: SaveFavouriteDocument,
        variables: { productId, seenPrice },
        optimisticResponse: { addFavourite: entity(productId) },
        update: (cache) => changeIds(cache, (held) => [...held.filter((id) => id !== productId), productId]),
      });
      return failure;
    },
    [client],
  );
  const remove = useCallback(
    async (productId: string) => {
      const { failure } = await runMutation(client, {
        mutation: DropFavouriteDocument,
        variables: { productId },
        optimisticResponse: { removeFavourite: { isRemoved: true } },
        update: (cache) => changeIds(cache, (held) => held.filter((id) => id !== productId)),
      });
      return failure;
    },
    [client],
  );
  return { has, add, remove };
}

const addOnDevice = async (productId: string, seenPrice: string | null): Promise<null> => {
  visitorFavourites.add({ productId, seenPrice });
  return null;
};

const removeFromDevice = async (productId: string): Promise<null> => {
  visitorFavourites.remove(productId);
  return null;
};

export function useVisitorFavourites(): FavouriteList {
  const onDevice = useVisitorFavouriteList();
  const has = useCallback((productId: string) => onDevice.some((one) => one.productId === productId), [onDevice]);
  return { has, add: addOnDevice, remove: removeFromDevice };
}

/** False for traders and admins: the heart is the consumers' and the visitors'. */
export function useShowsFavourites(): boolean {
  const { role } = useSession();
  return role === null || role === Role.CONSUMER;
}

/** One list of favourites for everyone: a consumer's is on the server, a visitor's on the device until login. */
export function useFavourites(): Favourites {
  const isOnServer = useHasFavourites();
  const shown = useShowsFavourites();
  const ofUser = useUserFavourites({ skip: !isOnServer });
  const ofVisitor = useVisitorFavourites();
  return { shown, isOnServer, ...(isOnServer ? ofUser : ofVisitor) };
}
