/** The answers as JSON Schema, under the names of OpenAPI's components. They allow nothing beside what they list: the tests hold every answer against them. */
import { categories } from '../../../schema/values/categories';
import { AccountStatus, Role } from '../../../schema/values/roles';
import { unitFacts, units } from '../../../schema/values/units';
import { type JsonSchema, listOf, ref, shape } from '../openapi/route-docs';

const lower = (values: readonly string[]) => values.map((value) => value.toLowerCase());
export const text: JsonSchema = { type: 'string' };
export const maybeText: JsonSchema = { type: ['string', 'null'] };
export const id: JsonSchema = { type: 'string', format: 'uuid' };
export const time: JsonSchema = { type: 'string', format: 'date-time' };
export const amount: JsonSchema = { type: 'number', minimum: 0 };
const address: JsonSchema = { type: 'string', format: 'uri' };

const user = {
  _id: id,
  name: text,
  phone: { type: 'string', pattern: '^[0-9]{10,15}$' },
  role: { enum: lower(Object.values(Role)) },
  status: { enum: lower(Object.values(AccountStatus)) },
};

const product = {
  _id: id,
  productName: text,
  quantity: { ...amount, description: 'On hand, in units.' },
  unit: { enum: units.map((unit) => unitFacts[unit].en) },
  customUnitNote: { ...maybeText, description: 'What the unit Others means here.' },
  price: { ...amount, description: 'Taka for one unit.' },
  description: text,
  category: { enum: [...categories.map(({ en }) => en), 'N/A'] },
  addToSellPost: { type: 'boolean', description: 'On the market.' },
  image: { type: ['string', 'null'], format: 'uri', description: 'The main picture.' },
  secondaryImages: listOf(address),
} as const;

export const schemas: Readonly<Record<string, JsonSchema>> = {
  Error: shape({ message: text }),
  User: shape(user),
  Profile: shape({
    ...user,
    email: maybeText,
    nid: { ...maybeText, description: 'Masked but for its last four digits.' },
    tradelicense: { ...maybeText, description: 'Masked likewise.' },
    division: maybeText,
    district: maybeText,
    thana: maybeText,
    address: maybeText,
    nameOfBusiness: maybeText,
    production: maybeText,
    produtionType: maybeText,
  }),
  Product: shape({
    ...product,
    version: { type: 'integer', description: 'Counts its edits.' },
    createdAt: time,
    updatedAt: time,
  }),
  ProductList: shape({ products: listOf(ref('Product')) }),
};
