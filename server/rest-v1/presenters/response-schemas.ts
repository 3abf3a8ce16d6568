/**
 * The responses as JSON Schema, under the names of OpenAPI's components. They are open, so that fields can be added;
 * the tests allow nothing beside what is listed.
 */
import { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import { type JsonSchema, listOf, maybeText, ref, shape, text } from '../openapi/route-docs';
import { productSchemas } from './product-fields';

const lower = (values: readonly string[]) => values.map((value) => value.toLowerCase());
const id: JsonSchema = { type: 'string', format: 'uuid' };

const user = {
  _id: id,
  name: text,
  phone: { type: 'string', pattern: '^[0-9]{10,15}$' },
  role: { enum: lower(Object.values(Role)) },
  status: { enum: lower(Object.values(AccountStatus)) },
};

export const schemas: Readonly<Record<string, JsonSchema>> = {
  Error: shape({ message: text }),
  User: shape(user),
  Profile: shape({
    ...user,
    email: maybeText,
    nid: { ...maybeText, description: 'Whole for the login of its owner; for an API key masked but for its last four digits.' },
    tradelicense: { ...maybeText, description: 'Likewise.' },
    division: maybeText,
    district: maybeText,
    thana: maybeText,
    address: maybeText,
    nameOfBusiness: maybeText,
    production: maybeText,
    produtionType: maybeText,
  }),
  Product: shape(productSchemas),
  ProductList: shape({ products: listOf(ref('Product')) }),
};
