/** Problems with delivered orders: reported by buyers, replied to by sellers, decided by admins. */
import { escalatedProblem, offeredProblem, openProblem, replacingProblem } from '../../../support/build-problems';
import { buyers, gql, okFor, type Row, sellers } from '../row';
import { deliveredPurchase, of } from '../things';

const move =
  (name: string, more = '') =>
  ({ id }: { id: string }) =>
    gql(`mutation ($id: ID!) { ${name}(id: $id${more}) { id } }`, { id });

const ofSeller = (build: typeof openProblem) => of(sellers, async ({ app }, seller) => (await build(app, { seller })).id);
const ofBuyer = (build: typeof openProblem) => of(buyers, async ({ app }, buyer) => (await build(app, { buyer })).id);
const bySeller = { outcome: okFor(...sellers) };
const byBuyer = { outcome: okFor(...buyers) };

export const rows: readonly Row[] = [
  {
    operation: 'Query.myProblems',
    outcome: okFor(...sellers, 'CONSUMER'),
    call: () => gql('{ myProblems(side: BUYER) { nodes { id } } }'),
  },
  { operation: 'Query.orderProblems', outcome: okFor('ADMIN'), call: () => gql('{ orderProblems { totalCount } }') },
  {
    operation: 'Mutation.reportProblem',
    ...byBuyer,
    own: deliveredPurchase,
    call: ({ id }) =>
      gql('mutation ($input: ReportProblemInput!) { reportProblem(input: $input) { id } }', {
        input: { orderId: id, kind: 'NOT_RECEIVED', remedy: 'REFUND', text: 'No one came' },
      }),
  },
  { operation: 'Mutation.acceptProblem', ...bySeller, own: ofSeller(openProblem), call: move('acceptProblem') },
  {
    operation: 'Mutation.offerForProblem',
    ...bySeller,
    own: ofSeller(openProblem),
    call: move('offerForProblem', ', remedy: REPLACEMENT'),
  },
  {
    operation: 'Mutation.declineProblem',
    ...bySeller,
    own: ofSeller(openProblem),
    call: move('declineProblem', ', reason: "It was fresh"'),
  },
  { operation: 'Mutation.acceptProblemOffer', ...byBuyer, own: ofBuyer(offeredProblem), call: move('acceptProblemOffer') },
  { operation: 'Mutation.declineProblemOffer', ...byBuyer, own: ofBuyer(offeredProblem), call: move('declineProblemOffer') },
  { operation: 'Mutation.sendReplacement', ...bySeller, own: ofSeller(replacingProblem), call: move('sendReplacement') },
  { operation: 'Mutation.withdrawProblem', ...byBuyer, own: ofBuyer(openProblem), call: move('withdrawProblem') },
  {
    operation: 'Mutation.decideProblem',
    outcome: okFor('ADMIN'),
    own: async ({ app }) => (await escalatedProblem(app)).id,
    others: 'ok',
    call: move('decideProblem', ', reason: "Both sides agree", remedy: REFUND'),
  },
];
