/** A program reads why one of many was not done as it reads an error: by a code and a key, beside the words. */
import 'reflect-metadata';
import { isObjectType } from 'graphql';
import { buildAppSchema } from '../../server/app/wiring/build-schema';

it('each result of a row that has a code and a message has the key of the message', async () => {
  const types = Object.values((await buildAppSchema()).getTypeMap()).filter(isObjectType);
  const rows = types.map((type) => [type.name, Object.keys(type.getFields())] as const);
  const withWords = rows.filter(([, fields]) => fields.includes('code') && fields.includes('message'));
  expect(withWords.length).toBeGreaterThan(3);
  expect(withWords.filter(([, fields]) => !fields.includes('key')).map(([name]) => name)).toEqual([]);
});
