/** After a mutation a page shows of an order what it would show after a reload. */
import { buildSchema, concatAST, type DocumentNode, Kind, parse } from 'graphql';
import fs from 'node:fs';
import path from 'node:path';
import { EXCEPTIONS, incompleteOrders, LEFT_OUT, needlessExceptions, PAGES } from './checks/changed-orders';

const client = path.resolve(__dirname, '../../client');
const schema = buildSchema(fs.readFileSync(path.resolve(__dirname, '../../schema/schema.graphql'), 'utf8'));
const files = fs
  .readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => ({ name, document: parse(fs.readFileSync(path.join(client, name), 'utf8')) }));
const document = concatAST(files.map((file) => file.document));
const namesIn = ({ definitions }: DocumentNode) =>
  definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION && one.name ? [one.name.value] : []));
const adminMutations = new Set(files.filter(({ name }) => name.startsWith('features/admin/')).flatMap((file) => namesIn(file.document)));

describe('a mutation that returns an order', () => {
  it('returns everything that the pages of its side read of one', () => {
    expect(incompleteOrders({ schema, document }, adminMutations)).toEqual([]);
  });

  it('is caught where it returns less', () => {
    const planted = concatAST([document, parse('mutation Planted($id: ID!) { confirmReceipt(id: $id) { id ...OrderMoney_order } }')]);
    expect(incompleteOrders({ schema, document: planted }, adminMutations)).toEqual([
      expect.stringMatching(/^Planted: its order comes without .*events\.id/),
    ]);
  });

  it('has exceptions with a reason, for what exists', () => {
    expect(needlessExceptions({ schema, document })).toEqual([]);
    for (const reason of [...Object.values(EXCEPTIONS), ...Object.values(LEFT_OUT)]) expect(reason).not.toBe('');
    const names = namesIn(document);
    for (const name of Object.values(PAGES).flat()) expect(names).toContain(name);
  });
});
