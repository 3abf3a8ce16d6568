/** The checkout's steps, in the address as `?step=`, and the fields each one asks for. */
export const checkoutSteps = ['address', 'delivery', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const stepFields: Record<CheckoutStep, readonly string[]> = {
  address: ['contactName', 'contactPhone', 'deliveryMethod', 'divisionId', 'districtId', 'upazilaId', 'address', 'note'],
  delivery: ['paymentMethod', 'paymentNumber', 'paymentReference', 'couponCode'],
  review: ['lines'],
};

export const emptyCheckout = {
  contactName: '',
  contactPhone: '',
  deliveryMethod: 'DELIVERY' as string,
  divisionId: '',
  districtId: '',
  upazilaId: '',
  address: '',
  note: '',
  paymentMethod: 'CASH_ON_DELIVERY' as string,
  paymentNumber: '',
  paymentReference: '',
};
export type CheckoutValues = typeof emptyCheckout;
