/**
 * `FAST=off` leaves out what exists for speed alone (server/platform/fast). Read by itself, since the loading of
 * modules asks before there is anything else.
 */
export const isFast = (): boolean => process.env.FAST?.trim() !== 'off';
