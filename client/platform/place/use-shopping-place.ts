import { buyingRoles } from '../../../schema/values/accounts/trade';
import { useShoppingPlaceQuery } from '../../generated/graphql';
import type { NearInput, ShoppingPlace_PlaceFragment } from '../../generated/graphql';
import { useSession } from '../session/use-session';
import { useDevicePlace } from './device-place';
import type { ShoppingPlace } from './device-place';

interface KnownPlace {
  readonly place: ShoppingPlace | null;
  /** The variables of lists. */
  readonly near: NearInput | null;
  /** True until it is known whether a user has chosen one. */
  readonly loading: boolean;
  /** A user's place is stored with the account, anyone else's on the device. */
  readonly isBuyer: boolean;
}

/** Where this viewer buys: the location of the user, or else the device's. */
export function useShoppingPlace(): KnownPlace {
  const { role, loading: asking } = useSession();
  const isBuyer = buyingRoles.some((buyer) => buyer === role);
  const query = useShoppingPlaceQuery({ skip: !isBuyer, fetchPolicy: 'cache-first' });
  const onDevice = useDevicePlace();
  const place = toPlace(isBuyer ? query.data?.shoppingPlace : null) ?? onDevice;
  return {
    place,
    near: place && { districtId: place.district.id, upazilaId: place.upazila?.id ?? null },
    loading: asking || (isBuyer && query.loading && !query.data),
    isBuyer,
  };
}

function toPlace(place: ShoppingPlace_PlaceFragment | null | undefined): ShoppingPlace | null {
  if (!place?.division || !place.district) return null;
  return { division: place.division, district: place.district, upazila: place.upazila ?? null, address: place.address ?? null };
}
