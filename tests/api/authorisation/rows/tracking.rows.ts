import { randomInt } from 'node:crypto';
import { actors, gql, type Outcomes, type Row } from '../row';

export const rows: readonly Row[] = [
  {
    operation: 'Query.trackOrder',
    // a number that no order has: each call takes another, since wrong ones are counted
    outcome: Object.fromEntries(actors.map((actor) => [actor, 'null'])) as Outcomes,
    call: () => gql(`{ trackOrder(trackingNumber: "HB-9${randomInt(1e9)}", phoneDigits: "1234") { state } }`),
  },
];
