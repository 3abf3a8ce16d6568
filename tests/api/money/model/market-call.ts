/** Mutations as people of the market send them, over HTTP; the types of their arguments are those of the schema. */
import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { errorCodes } from '../../../../schema/values/api/error-codes';
import type { TestAccount } from '../../../support/build-accounts';
import type { Market } from './market';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const mutations = schema.getMutationType()?.getFields() ?? {};
const declared = new Set<string>(errorCodes);

interface Called<T> {
  /** Null where it succeeded. */
  readonly code: string | null;
  readonly data: T | null;
}

/** A refusal has a declared code; a fault of the server, or of the document, fails the test. */
export async function call<T = unknown>(
  { app, sessions }: Market,
  by: TestAccount,
  name: string,
  variables: Readonly<Record<string, unknown>>,
  select = '__typename',
): Promise<Called<T>> {
  const field = mutations[name];
  if (!field) throw new Error(`There is no mutation ${name}.`);
  const given = field.args.filter((arg) => arg.name in variables);
  const list = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const args = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inner = isObjectType(getNamedType(field.type)) ? ` { ${select} }` : '';
  const query = `mutation${list && ` (${list})`} { result: ${name}${args && `(${args})`}${inner} }`;
  const { code, body } = await app.gql<{ result: T }>(query, variables, { token: sessions.get(by.id) ?? by.token });
  if (code !== null && !declared.has(code)) throw new Error(`${name} ${JSON.stringify(variables)}: ${JSON.stringify(body.errors)}`);
  return { code, data: body.data?.result ?? null };
}

/** Only whether it succeeded. */
export const act = async (market: Market, by: TestAccount, name: string, variables: Readonly<Record<string, unknown>>) =>
  (await call(market, by, name, variables)).code;
