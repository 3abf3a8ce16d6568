/** The checkout's steps, in the address as `?step=`, and the fields each one asks for. */
export const checkoutSteps = ['address', 'delivery', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const stepFields: Record<CheckoutStep, readonly string[]> = {
  address: ['contactName', 'contactPhone', 'deliveryMethod', 'divisionId', 'districtId', 'upazilaId', 'address', 'note'],
  delivery: ['paymentMethod'],
  review: ['couponCode', 'lines', 'deliveries'],
};

/** Holds the buyer's choices for one seller. The seller decides whatever is absent. */
export interface SellerChoice {
  readonly method?: string;
  readonly day?: string;
  readonly window?: string;
}

/** This value stands for an address that is not among the saved ones. */
export const NEW_ADDRESS = 'new';

export const emptyCheckout = {
  contactName: '',
  contactPhone: '',
  deliveryMethod: 'DELIVERY' as string,
  /** By the id of the seller. */
  deliveryChoices: {} as Readonly<Record<string, SellerChoice>>,
  /** Id of a saved address, or NEW_ADDRESS. */
  addressId: NEW_ADDRESS as string,
  saveAddress: false,
  divisionId: '',
  districtId: '',
  upazilaId: '',
  address: '',
  note: '',
  paymentMethod: 'CASH_ON_DELIVERY' as string,
  couponCode: '',
  /** The buyer took this one out: it is not put in again by itself. */
  couponLeftOut: '',
};
export type CheckoutValues = typeof emptyCheckout;
