/** Compiled rules and yup agree: on what is valid, on what is made of it, and on what is left to yup. */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { type AnyObjectSchema, ArraySchema, ObjectSchema, Schema, ValidationError } from 'yup';
import { placeOrderRules } from '../../schema/rules/orders/order.rules';
import { compileRules } from '../../server/platform/validation/compiled-rules';

const ROOT = path.join(__dirname, '../../schema/rules');
const ID = '0198c7a2-0000-7000-8000-000000000001';

/** Every schema of an object that the rules export. */
const schemas = fs
  .readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => Object.entries(jest.requireActual<Record<string, unknown>>(path.join(ROOT, file))))
  .filter((entry): entry is [string, AnyObjectSchema] => entry[1] instanceof ObjectSchema);
const compiled = schemas.flatMap(([name, schema]) => {
  const parse = compileRules(schema);
  return parse ? [{ name, schema, parse }] : [];
});

const junk = fc.constantFrom<unknown[]>(
  ...[
    undefined,
    null,
    '',
    ' ',
    'x',
    'x'.repeat(3_000),
    'a\0b',
    '  Karim ',
    '১২',
    '0',
    '1',
    '007',
    '12.50',
    '-1',
    'not a number',
    'www.spam.com',
  ],
  ...[
    true,
    false,
    0,
    1,
    1.5,
    -1,
    40_000,
    {},
    [],
    [''],
    [null],
    ID,
    '01711000001',
    '+8801711000001',
    'karim@example.com',
    ' 9hx7k2 ',
    '2026-11-26',
  ],
);

/** Values that a schema may take, and some that it may not. */
function valueOf(schema: unknown): fc.Arbitrary<unknown> {
  if (!(schema instanceof Schema)) return junk;
  if (schema instanceof ArraySchema) return fc.oneof(fc.array(valueOf(schema.innerType), { maxLength: 3 }), junk);
  if (schema instanceof ObjectSchema) return fc.oneof({ weight: 9, arbitrary: objectOf(schema) }, { weight: 1, arbitrary: junk });
  const { oneOf } = schema.describe();
  return oneOf.length > 0 ? fc.oneof(fc.constantFrom<unknown[]>(...oneOf), junk) : junk;
}

function objectOf(schema: AnyObjectSchema): fc.Arbitrary<object> {
  const fields = Object.entries(schema.fields).map(([key, field]) => [key, valueOf(field)] as const);
  return fc.record({ ...Object.fromEntries(fields), unknown: fc.constant(1) }, { requiredKeys: [] });
}

function byYup(schema: AnyObjectSchema, given: object): object | null {
  try {
    return schema.validateSync(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return null;
  }
}

const line = fc.record({
  productId: fc.constantFrom(ID, ` ${ID} `, ID.toUpperCase()),
  quantity: fc.constantFrom('1', '2.5', '০.৫', ' 12 '),
  seenPrice: fc.constantFrom('12.00', null, undefined),
});
const delivery = fc.record({
  sellerId: fc.uuid(),
  method: fc.constantFrom('DELIVERY', 'PICKUP'),
  preferredDay: fc.constantFrom('2026-11-27', null, undefined),
  preferredWindow: fc.constantFrom(null, undefined),
});
/** Orders that are nearly always valid: any field may be junk. */
const orders = fc
  .tuple(
    fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      contactName: fc.constantFrom('Karim', ' আব্দুল করিম '),
      contactPhone: fc.constantFrom('01711000001', '০১৭১১০০০০০১'),
      deliveryMethod: fc.constantFrom('DELIVERY', 'PICKUP', null, undefined),
      deliveries: fc.oneof(fc.array(delivery, { maxLength: 2 }), fc.constantFrom(null, undefined)),
      upazilaId: fc.constantFrom(7, '7', null),
      address: fc.constantFrom('Bazar Road 1', null, ''),
      note: fc.constantFrom('Ring twice.', null, undefined),
      paymentMethod: fc.constantFrom('CASH_ON_DELIVERY', 'BKASH', 'ROCKET', 'ONLINE'),
      paymentNumber: fc.constantFrom('01711000001', '017110000011', '017', null, undefined),
      paymentReference: fc.constantFrom('9HX7K2', ' 9hx7k2 ', '?', null, undefined),
      couponCode: fc.constantFrom('WELCOME', null, undefined),
      expectedTotal: fc.constantFrom('120.00', null, undefined),
    }),
    fc.record(Object.fromEntries(Object.keys(placeOrderRules.fields).map((key) => [key, junk])), { requiredKeys: [] }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(([order, changes, count]) => ({ ...order, ...Object.fromEntries(Object.entries(changes).slice(0, count)) }));

it('the rules of orders, products and addresses are compiled, and most others', () => {
  const names = compiled.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['placeOrderRules', 'cartLineRules', 'deliveryTermsRules', 'reviewRules']));
  expect(compiled.length).toBeGreaterThan(schemas.length / 2);
});

it('orders are valid for both or for neither, and the same is made of them', () => {
  const parse = compileRules(placeOrderRules);
  let valid = 0;
  fc.assert(
    fc.property(orders, (order) => {
      const cast = byYup(placeOrderRules, order);
      if (cast) valid += 1;
      expect(parse?.(order) ?? null).toEqual(cast);
    }),
    { numRuns: 3_000 },
  );
  expect(valid).toBeGreaterThan(100);
});

it.each(compiled.map(({ name, schema, parse }) => [name, schema, parse] as const))('%s agree with yup', (_name, schema, parse) => {
  fc.assert(
    fc.property(objectOf(schema), (given) => {
      const value = parse(given);
      if (value) expect(value).toEqual(byYup(schema, given));
      else expect(byYup(schema, given)).toBeNull();
    }),
    { numRuns: 200 },
  );
});
