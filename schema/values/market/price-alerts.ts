/** On which side of the limit the price of the week is when its user is notified. */
export const AlertDirection = { ABOVE: 'ABOVE', BELOW: 'BELOW' } as const;
export type AlertDirection = (typeof AlertDirection)[keyof typeof AlertDirection];
