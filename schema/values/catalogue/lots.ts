/** States of lots, and the directions of a trace. */
export const LotState = { OPEN: 'OPEN', CLOSED: 'CLOSED', HELD: 'HELD', RECALLED: 'RECALLED' } as const;
export type LotState = (typeof LotState)[keyof typeof LotState];

export const TraceDirection = { BACKWARD: 'BACKWARD', FORWARD: 'FORWARD' } as const;
export type TraceDirection = (typeof TraceDirection)[keyof typeof TraceDirection];

/** The refund of recalled goods is to come or was given; NONE where nothing was to be given back. */
export const RecallRefund = { WAITING: 'WAITING', REFUNDED: 'REFUNDED', NONE: 'NONE' } as const;
export type RecallRefund = (typeof RecallRefund)[keyof typeof RecallRefund];
