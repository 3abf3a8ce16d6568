/** An entity has the name of its row; `Stored…` sets it apart from another type of that name, and is nowhere else. */
import { needlesslyStored } from './checks/file-shape';
import { plant, readSources } from './checks/source-tree';

it('an entity is called Stored where another type has its name', () => {
  expect(needlesslyStored(readSources())).toEqual([]);
});

it('a planted one without such a type is caught', () => {
  const stored = plant(new Map(), 'server/modules/orders/stored-line.entity.ts', 'export class StoredLine {}');
  expect(needlesslyStored(stored)).toHaveLength(1);
  expect(needlesslyStored(plant(stored, 'server/modules/orders/line.types.ts', 'export class Line {}'))).toEqual([]);
});
