/** Product texts have two languages: a screen that asks for the first asks for the second, and shows the reader's. */
import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { readSources, root } from './checks/source-tree';

const schema = buildSchema(fs.readFileSync(path.join(root, 'schema/schema.graphql'), 'utf8'));
const pairs = [
  ['name', 'secondName'],
  ['productName', 'secondName'],
  ['customUnitNote', 'secondUnitNote'],
  ['description', 'secondDescription'],
] as const;

/** Forms and what stands beside them show what the seller wrote. */
const asWritten: ReadonlySet<string> = new Set([
  'client/features/products/bulk/bulk.graphql Product.name',
  'client/features/products/buying/buying.graphql Product.description',
  'client/features/products/buying/buying.graphql Product.name',
  'client/widgets/own-price/own-price.graphql Product.customUnitNote',
]);

/** Selections of a document that have the first text and not the second, as 'file Type.field'. */
function alone(file: string, text: string): string[] {
  const found: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    parse(text),
    visitWithTypeInfo(types, {
      SelectionSet({ selections }) {
        const type = types.getParentType();
        if (!isObjectType(type)) return;
        const fields = type.getFields();
        const asked = new Set(selections.map((one) => (one.kind === 'Field' ? one.name.value : '')));
        for (const [first, second] of pairs)
          if (fields[first] && fields[second] && asked.has(first) && !asked.has(second)) found.push(`${file} ${type.name}.${first}`);
      },
    }),
  );
  return found;
}

it('every screen asks for both', () => {
  const documents = [...readSources()].filter(([file]) => file.startsWith('client/') && file.endsWith('.graphql'));
  expect(documents.length).toBeGreaterThan(50);
  const found = documents.flatMap(([file, text]) => alone(file, text));
  expect(found.filter((one) => !asWritten.has(one))).toEqual([]);
  expect([...asWritten].filter((one) => !found.includes(one))).toEqual([]);
});

it('finds one that is alone', () => {
  expect(alone('x', '{ products { nodes { id name } } }')).toEqual(['x Product.name']);
  expect(alone('x', '{ products { nodes { id name secondName } } }')).toEqual([]);
});
