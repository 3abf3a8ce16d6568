/** How many orders take the same step by one call at most. Apart from the limits, which every page loads. */
export const MAX_ORDERS_AT_ONCE = 50;
