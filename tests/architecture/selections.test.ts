import { takesSelection } from './checks/selections';
import { readSources } from './checks/source-tree';

it('no service takes what a GraphQL request selects', () => {
  expect(takesSelection(readSources())).toEqual([]);
});

it.each([
  ['server/modules/orders/x.service.ts', 'export const list = (selectedPaths: readonly string[]) => selectedPaths;'],
  ['server/modules/orders/x.query.ts', `import type { GraphQLResolveInfo } from 'graphql'; export type X = GraphQLResolveInfo;`],
  ['server/modules/orders/x.service.ts', `import { SelectedOfNodes } from '../../platform/graphql/selected-fields';`],
])('%s that takes one is caught', (name, text) => {
  expect(takesSelection(new Map([[name, text]]))).toEqual([name]);
});

it('a resolver may make columns of it', () => {
  const text = `import { SelectedOfNodes } from '../../platform/graphql/selected-fields';`;
  expect(takesSelection(new Map([['server/modules/orders/x.resolver.ts', text]]))).toEqual([]);
});
