import { useCallback } from 'react';
import type { ApolloCache } from '@apollo/client';
import { AccountStatus, Role } from '../../../schema/values/roles';
import { FavouriteIdsDocument, useDropFavouriteMutation, useFavouriteIdsQuery, useSaveFavouriteMutation } from '../../generated/graphql';
import type { FavouriteIdsQuery } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { guestFavourites, useGuestFavourites } from '../../platform/favourites/guest-favourites';
import { useSession } from '../../platform/session/use-session';

export interface Favourites {
  /** False for traders and admins: the heart is the consumers' and the visitors'. */
  readonly shown: boolean;
  readonly member: boolean;
  readonly has: (productId: string) => boolean;
  /** `seenPrice` is what a later price is compared with. The heart fills at once and empties again when the server rejects. */
  readonly keep: (productId: string, seenPrice: string | null) => Promise<Failure | null>;
  readonly drop: (productId: string) => Promise<Failure | null>;
}

function changeIds(cache: ApolloCache, change: (ids: readonly string[]) => string[]): void {
  cache.updateQuery<FavouriteIdsQuery>({ query: FavouriteIdsDocument }, (held) => held && { favouriteIds: change(held.favouriteIds) });
}

// the generated types leave __typename out, the cache wants it
const entity = (id: string) => ({ __typename: 'Favourite' as const, id });

/** One list of favourites for everyone: a consumer's is on the server, a visitor's on the device until login. */
export function useFavourites(): Favourites {
  const { role, status } = useSession();
  const member = role === Role.CONSUMER && status === AccountStatus.APPROVED;
  const onDevice = useGuestFavourites();
  const { data } = useFavouriteIdsQuery({ skip: !member, fetchPolicy: 'cache-first' }); // a card that appears later must not ask over a heart in change;
  const [sendSave] = useAppMutation(useSaveFavouriteMutation);
  const [sendDrop] = useAppMutation(useDropFavouriteMutation);
  const ids = data?.favouriteIds;

  const has = useCallback(
    (productId: string) => (member ? (ids?.includes(productId) ?? false) : onDevice.some((one) => one.productId === productId)),
    [ids, member, onDevice],
  );
  const keep = useCallback(
    async (productId: string, seenPrice: string | null) => {
      if (!member) {
        guestFavourites.add({ productId, seenPrice });
        return null;
      }
      const { failure } = await sendSave({
        variables: { productId, seenPrice },
        optimisticResponse: { addFavourite: entity(productId) },
        update: (cache) => changeIds(cache, (held) => [...held.filter((id) => id !== productId), productId]),
      });
      return failure;
    },
    [member, sendSave],
  );
  const drop = useCallback(
    async (productId: string) => {
      if (!member) {
        guestFavourites.remove(productId);
        return null;
      }
      const { failure } = await sendDrop({
        variables: { productId },
        optimisticResponse: { removeFromFavourites: { isRemoved: true } },
        update: (cache) => changeIds(cache, (held) => held.filter((id) => id !== productId)),
      });
      return failure;
    },
    [member, sendDrop],
  );
  return { shown: role === null || role === Role.CONSUMER, member, has, keep, drop };
}
