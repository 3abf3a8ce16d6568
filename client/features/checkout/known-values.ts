import type { CheckoutAccountQuery, PaymentMethod } from '../../generated/graphql';
import { claimedCoupon } from '../../platform/device/claimed-coupon';
import { recall } from '../../platform/session/tab-memory';
import { emptyCheckout, NEW_ADDRESS } from './checkout-steps';
import type { CheckoutValues } from './checkout-steps';

/** The tab remembers what was typed under this name. */
export const typedName = 'checkout';

export type SavedAddress = CheckoutAccountQuery['addresses'][number];

const id = (place: { id: number } | null | undefined) => (place ? String(place.id) : '');

/** The fields a saved address fills. */
export function fieldsOf(address: SavedAddress): Partial<CheckoutValues> {
  return {
    addressId: address.id,
    saveAddress: false,
    contactName: address.contactName,
    contactPhone: address.contactPhone,
    divisionId: id(address.upazila?.district.division),
    districtId: id(address.upazila?.district),
    upazilaId: id(address.upazila),
    address: address.address,
  };
}

/** Nothing is asked twice: what was typed before a reload, else the address and payment method used before, else what the account knows. */
export function knownValues({ me, addresses, myOrders }: CheckoutAccountQuery, methods: readonly PaymentMethod[]): CheckoutValues {
  const [before] = myOrders.nodes;
  const offered = (method: string | undefined) => methods.find((one) => one === method) ?? methods[0] ?? '';
  const known = {
    ...emptyCheckout,
    contactName: me?.name ?? '',
    contactPhone: me?.phone ?? '',
    divisionId: id(me?.division),
    districtId: id(me?.district),
    upazilaId: id(me?.upazila),
    address: me?.address ?? '',
    couponCode: claimedCoupon.wanted(),
    paymentMethod: offered(before?.paymentMethod),
    ...(addresses[0] && fieldsOf(addresses[0])),
  };
  const typed = me ? recall<CheckoutValues>(typedName, me.id) : null;
  if (!typed) return known;
  const stillThere = addresses.some((address) => address.id === typed.addressId);
  const couponCode = typed.couponCode || known.couponCode; // one that was claimed after the checkout was first opened
  return {
    ...known,
    ...typed,
    paymentMethod: offered(typed.paymentMethod),
    couponCode,
    addressId: stillThere ? typed.addressId : NEW_ADDRESS,
  };
}
