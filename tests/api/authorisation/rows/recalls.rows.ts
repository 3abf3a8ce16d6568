import { gql, members, okFor, type Row, sellers } from '../row';
import { anyLot, askedRecall, heldLot, lot, recalledLine, recalledLot } from '../lots';

const decision = (name: string, code: string) =>
  gql(`mutation ($input: LotHoldInput!) { ${name}(input: $input) { code } }`, { input: { code, reason: 'Mould' } });

export const rows: readonly Row[] = [
  { operation: 'Query.lots', outcome: okFor(...sellers), call: () => gql('{ lots(first: 100) { nodes { code } } }') },
  {
    operation: 'Query.traceLot',
    outcome: okFor(...sellers, 'ADMIN'),
    own: lot,
    others: { producer: 'null', supersaler: 'null', wholesaler: 'null', admin: 'ok' },
    missing: 'null',
    call: ({ id }) => gql('query ($code: String!) { traceLot(code: $code) { lot { code } } }', { code: id }),
  },
  {
    operation: 'Query.lotCsv',
    outcome: okFor(...sellers, 'ADMIN'),
    own: lot,
    others: { admin: 'ok' },
    call: ({ id }) => gql('query ($code: String!) { lotCsv(code: $code) { rowCount } }', { code: id }),
  },
  {
    operation: 'Query.lotEpcis',
    outcome: okFor(...sellers, 'ADMIN'),
    own: lot,
    others: { admin: 'ok' },
    call: ({ id }) => gql('query ($code: String!) { lotEpcis(code: $code) { rowCount } }', { code: id }),
  },
  {
    operation: 'Mutation.holdLot',
    outcome: okFor(...sellers, 'ADMIN'),
    own: lot,
    others: { admin: 'ok' },
    call: ({ id }) => decision('holdLot', id),
  },
  {
    operation: 'Mutation.releaseLot',
    outcome: okFor(...sellers, 'ADMIN'),
    own: heldLot,
    others: { admin: 'ok' },
    call: ({ id }) => decision('releaseLot', id),
  },
  {
    operation: 'Mutation.askRecall',
    outcome: okFor(...sellers, 'ADMIN'),
    own: lot,
    others: { admin: 'ok' },
    call: ({ id }) => decision('askRecall', id),
  },
  {
    operation: 'Query.recall',
    outcome: okFor(...sellers, 'ADMIN'),
    own: recalledLot,
    others: { producer: 'null', supersaler: 'null', wholesaler: 'null', admin: 'ok' },
    missing: 'null',
    call: ({ id }) => gql('query ($code: String!) { recall(code: $code) { found } }', { code: id }),
  },
  {
    operation: 'Query.recallHolders',
    outcome: okFor(...sellers, 'ADMIN'),
    own: recalledLot,
    others: { producer: 'null', supersaler: 'null', wholesaler: 'null', admin: 'ok' },
    missing: 'null',
    call: ({ id }) => gql('query ($code: String!) { recallHolders(code: $code) { totalCount } }', { code: id }),
  },
  {
    operation: 'Query.lotProblems',
    outcome: okFor(...sellers, 'ADMIN'),
    own: lot,
    others: { producer: 'null', supersaler: 'null', wholesaler: 'null', admin: 'ok' },
    missing: 'null',
    call: ({ id }) => gql('query ($code: String!) { lotProblems(code: $code) { hasMore } }', { code: id }),
  },
  {
    operation: 'Query.recallCsv',
    outcome: okFor(...sellers, 'ADMIN'),
    own: recalledLot,
    others: { admin: 'ok' },
    call: ({ id }) => gql('query ($code: String!) { recallCsv(code: $code) { rowCount } }', { code: id }),
  },
  {
    operation: 'Mutation.takeFirstFromLot',
    outcome: okFor(...sellers),
    own: lot,
    call: ({ id }) => gql('mutation ($code: String!) { takeFirstFromLot(code: $code) { code } }', { code: id }),
  },
  {
    operation: 'Mutation.stateFoundGoods',
    outcome: members,
    own: recalledLine,
    others: { admin: 'ok' },
    call: ({ id }) =>
      gql('mutation ($input: FoundGoodsInput!) { stateFoundGoods(input: $input) { found } }', { input: { lineId: id, quantity: '1' } }),
  },
  { operation: 'Query.allLots', outcome: okFor('ADMIN'), call: () => gql('{ allLots { totalCount } }') },
  { operation: 'Query.heldLots', outcome: okFor('ADMIN'), call: () => gql('{ heldLots { totalCount } }') },
  {
    operation: 'Mutation.confirmRecall',
    outcome: okFor('ADMIN'),
    own: askedRecall,
    others: 'ok',
    call: ({ id }) => decision('confirmRecall', id),
  },
  {
    operation: 'Mutation.drillRecall',
    outcome: okFor('ADMIN'),
    own: anyLot,
    others: 'ok',
    call: ({ id }) => gql('mutation ($code: String!) { drillRecall(code: $code) { lots } }', { code: id }),
  },
];
