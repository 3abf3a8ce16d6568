/** The header of a request that names the account that is acted for. */
export const ACTING_HEADER = 'haatbar-on-behalf-of';
