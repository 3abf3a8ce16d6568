/**
 * A mutation that takes a password or a one-time code must count as one that tries a secret, or aliases would multiply
 * the guesses.
 */
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { AUTHENTICATION_MUTATIONS } from '../../../server/platform/security/authentication-mutations';

it('knows every mutation that tries a secret', async () => {
  const schema = await buildAppSchema();
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const secretive = mutations.filter(({ args }) => args.some(({ name, type }) => /password|otp/i.test(`${name} ${fieldNames(type)}`)));
  expect(secretive.length).toBeGreaterThan(0);
  expect(secretive.map(({ name }) => name).filter((name) => !AUTHENTICATION_MUTATIONS.has(name))).toEqual([]);
});

/** The names of an input's fields, one level deep. */
function fieldNames(type: unknown): string {
  const inner = type && typeof type === 'object' && 'ofType' in type ? type.ofType : type;
  return inner && typeof inner === 'object' && 'getFields' in inner ? Object.keys((inner.getFields as () => object)()).join() : '';
}
