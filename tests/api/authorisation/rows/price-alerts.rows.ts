import { type Builder, gql, okFor, type Row, sellers } from '../row';

const traders = [...sellers, 'CONSUMER'] as const;
const ADD = 'mutation { addPriceAlert(input: { categorySlug: "potato", direction: ABOVE, price: "35" }) { id } }';
const ownAlert: Builder = async ({ app }, { role, token }) => {
  if (role === 'ADMIN') return null;
  return (await app.gql<{ addPriceAlert: { id: string } }>(ADD, {}, { token })).data.addPriceAlert.id;
};

export const rows: readonly Row[] = [
  { operation: 'Query.priceAlerts', outcome: okFor(...traders), lists: ownAlert, call: () => gql('{ priceAlerts { id } }') },
  { operation: 'Mutation.addPriceAlert', outcome: okFor(...traders), call: () => gql(ADD) },
  {
    operation: 'Mutation.removePriceAlert',
    outcome: okFor(...traders),
    own: ownAlert,
    call: ({ id }) => gql('mutation ($id: ID!) { removePriceAlert(id: $id) { removedId } }', { id }),
  },
];
