/**
 * A value that is available at once, or a promise of it. It is for values that are nearly always in memory, where a
 * promise for each row of a list would cost more than the value.
 */
export type MaybePromise<T> = T | Promise<T>;
