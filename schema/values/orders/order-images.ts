/** A private image of an order belongs to one of these: a delivery, a failed delivery, a problem or a message. */
export const OrderImageUse = { DELIVERY: 'DELIVERY', FAILURE: 'FAILURE', PROBLEM: 'PROBLEM', MESSAGE: 'MESSAGE' } as const;
export type OrderImageUse = (typeof OrderImageUse)[keyof typeof OrderImageUse];

/**
 * Where the image of this id is served, to the parties of its order, and to admins but for images of messages that no
 * one reported.
 */
export const ORDER_IMAGES_PATH = '/order-images';
