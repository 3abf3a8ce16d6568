/** States of lots and directions of traces in the API. */
import { registerEnumType } from 'type-graphql';
import { LotState, TraceDirection } from '../../../schema/values/catalogue/lots';

registerEnumType(LotState, {
  name: 'LotState',
  description: 'Whether anything can be taken from a lot.',
  valuesConfig: {
    OPEN: { description: 'Something is left of it.' },
    CLOSED: { description: 'Nothing is left of it.' },
    HELD: { description: 'Nothing is taken from it until it is released.' },
    RECALLED: { description: 'Nothing is ever taken from it again.' },
  },
});
registerEnumType(TraceDirection, {
  name: 'TraceDirection',
  description: 'Which way a trace leads.',
  valuesConfig: { BACKWARD: { description: 'To the field.' }, FORWARD: { description: 'To the buyers.' } },
});
