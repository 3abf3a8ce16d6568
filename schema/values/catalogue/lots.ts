/** States of lots, and the directions of a trace. */
export const LotState = { OPEN: 'OPEN', CLOSED: 'CLOSED', HELD: 'HELD', RECALLED: 'RECALLED' } as const;
export type LotState = (typeof LotState)[keyof typeof LotState];

export const TraceDirection = { BACKWARD: 'BACKWARD', FORWARD: 'FORWARD' } as const;
export type TraceDirection = (typeof TraceDirection)[keyof typeof TraceDirection];
