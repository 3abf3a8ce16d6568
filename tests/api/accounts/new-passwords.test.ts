/**
 * New passwords: not among those everyone tries first, and taken as they are typed; old ones that were stored trimmed
 * still log in.
 */
import { hashPassword } from '../../../server/platform/security/passwords';
import { rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer } from '../../support/build-accounts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let phones = 0;
const newPhone = () => `0194777${String((phones += 1)).padStart(4, '0')}`;
const register = (password: string, language: 'en' | 'bn' = 'en', phone = newPhone()) =>
  app.call('register', { input: { role: 'CONSUMER', name: 'Rahima', phone, password } }, 'account { id }', { language });
const login = (phone: string, password: string) => app.call('login', { input: { phone, password } }, 'account { id }');

it.each(['123456', 'password', 'Password123', 'QWERTY', '111111', 'iloveyou'])('rejects the common password %s', async (password) => {
  const response = await register(password);
  expect([response.code, response.body.errors?.[0]?.extensions.fields]).toEqual([
    'BAD_USER_INPUT',
    [{ field: 'password', key: 'password.common', message: 'Too many people use this password. Choose one that is harder to guess.' }],
  ]);
});

it('is the same in Bangla, by REST, and where a password is changed', async () => {
  expect((await register('123456', 'bn')).body.errors?.[0]?.message).toBe('এই পাসওয়ার্ড অনেকেই ব্যবহার করেন। কঠিন একটি দিন।');
  const json = { role: 'consumer', name: 'Rahima', phone: newPhone(), password: '12345678' };
  expect((await app.rest('POST', '/api/v1/register', { json })).status).toBe(400);
  const { token, password } = await approvedProducer(app);
  const input = { currentPassword: password, newPassword: 'password', confirmPassword: 'password' };
  const changed = await app.call('changePassword', { input }, 'endedSessions', { token });
  expect(changed.body.errors?.[0]?.extensions.fields?.map(({ field }) => field)).toEqual(['newPassword']);
});

it('takes six characters that are not common, and the password of the demo accounts', async () => {
  for (const password of ['xk7-qz', 'demo1234']) expect((await register(password)).code).toBeNull();
});

it('a common password of before still logs in', async () => {
  const { id, phone } = await consumer(app);
  await rows(app.db, 'UPDATE users SET password_hash = $2 WHERE id = $1', [id, await hashPassword('123456')]);
  expect((await login(phone, '123456')).code).toBeNull();
});

it('blanks around a password are part of it', async () => {
  const phone = newPhone();
  expect((await register('  two words  ', 'en', phone)).code).toBeNull();
  expect((await login(phone, 'two words')).code).toBe('LOGIN_FAILED');
  expect((await login(phone, '  two words  ')).code).toBeNull();
});

it('a password that was stored trimmed logs in with the blanks its owner types', async () => {
  const { phone, password } = await consumer(app);
  expect((await login(phone, ` ${password} `)).code).toBeNull();
});
