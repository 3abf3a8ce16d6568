import type { CheckoutAccountQuery, CheckoutCartQuery } from '../../generated/graphql';
import { claimedCoupon } from '../../platform/device/claimed-coupon';
import type { ShoppingPlace } from '../../platform/place/device-place';
import { recall } from '../../platform/session/tab-memory';
import { bestCoupon } from './best-coupon';
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

type Before = CheckoutAccountQuery['myOrders']['nodes'][number];

/** Where the order before went to; nothing of one that was picked up. */
function fieldsOfOrder(before: Before | undefined): Partial<CheckoutValues> | null {
  if (before?.deliveryMethod !== 'DELIVERY' || !before.upazila || !before.address) return null;
  const { contactName, contactPhone, address, upazila } = before;
  return {
    contactName,
    contactPhone,
    address,
    upazilaId: id(upazila),
    districtId: id(upazila.district),
    divisionId: id(upazila.district.division),
  };
}

/** The place whose delivery fees the buyer has seen while shopping. */
function fieldsOfPlace(place: ShoppingPlace | null): Partial<CheckoutValues> {
  if (!place) return {};
  return {
    divisionId: id(place.division),
    districtId: id(place.district),
    upazilaId: id(place.upazila),
    ...(place.address && { address: place.address }),
  };
}

interface Known {
  readonly account: CheckoutAccountQuery;
  readonly cart: CheckoutCartQuery['cart'];
  readonly place: ShoppingPlace | null;
}

/**
 * Nothing is asked twice: what was typed before a reload, else a saved address, else that of the order before, else the
 * account's, else the place chosen while shopping.
 */
export function knownValues({ account: { me, addresses, myOrders, myCoupons }, cart, place }: Known): CheckoutValues {
  const [before] = myOrders.nodes;
  const methods = cart.paymentMethods;
  const offered = (method: string | undefined) => methods.find((one) => one === method) ?? methods[0] ?? '';
  const typed = me ? recall<CheckoutValues>(typedName, me.id) : null;
  const atHome = me?.upazila && { divisionId: id(me.division), districtId: id(me.district), upazilaId: id(me.upazila) };
  const values = {
    ...emptyCheckout,
    contactName: me?.name ?? '',
    contactPhone: me?.phone ?? '',
    ...fieldsOfPlace(place),
    ...atHome,
    ...(me?.address && { address: me.address }),
    couponCode: bestCoupon(myCoupons, cart.subtotal, typed?.couponLeftOut ?? '') || claimedCoupon.wanted(),
    paymentMethod: offered(before?.paymentMethod),
    saveAddress: addresses.length === 0,
    ...fieldsOfOrder(before),
    ...(addresses[0] && fieldsOf(addresses[0])),
  };
  if (!typed) return values;
  const stillThere = addresses.some((address) => address.id === typed.addressId);
  const couponCode = typed.couponCode || values.couponCode; // one that was claimed after the checkout was first opened
  return {
    ...values,
    ...typed,
    paymentMethod: offered(typed.paymentMethod),
    couponCode,
    addressId: stillThere ? typed.addressId : NEW_ADDRESS,
  };
}
