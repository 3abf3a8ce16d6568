import { place } from '../../../support/build-accounts';
import { everybody, gql, type Row } from '../row';

export const rows: readonly Row[] = [
  { operation: 'Query.divisions', outcome: everybody, call: () => gql('{ divisions { id } }') },
  {
    operation: 'Query.districts',
    outcome: everybody,
    call: async ({ world }) =>
      gql('query ($divisionId: Int!) { districts(divisionId: $divisionId) { id } }', { divisionId: (await place(world.app)).divisionId }),
  },
  {
    operation: 'Query.upazilas',
    outcome: everybody,
    call: async ({ world }) =>
      gql('query ($districtId: Int!) { upazilas(districtId: $districtId) { id } }', { districtId: (await place(world.app)).districtId }),
  },
  {
    operation: 'Query.findUpazilas',
    outcome: everybody,
    call: () => gql('{ findUpazilas(search: "sav") { id } }'),
  },
];
