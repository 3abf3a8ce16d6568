import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import type { Named } from '../../platform/format';

type Going = Pick<Purchase_OrderFragment, 'deliveryMethod' | 'address' | 'pickupAddress' | 'upazila' | 'seller'>;

/** Where the products go, or where they are picked up: house, upazila and district. */
export function usePlaceText({ deliveryMethod, address, pickupAddress, upazila, seller }: Going): string {
  const format = useFormat();
  const parts: [string | null | undefined, Named | null | undefined, Named | null | undefined] =
    deliveryMethod === 'PICKUP' ? [pickupAddress, seller.upazila, seller.district] : [address, upazila, upazila?.district];
  const [house, ...places] = parts;
  return [house, format.place(places)].filter(Boolean).join(', ');
}
