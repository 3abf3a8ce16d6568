/** The lists of a seller's day. */
export const DayList = { PICK: 'PICK', PACK: 'PACK', RUN: 'RUN' } as const;
export type DayList = (typeof DayList)[keyof typeof DayList];
