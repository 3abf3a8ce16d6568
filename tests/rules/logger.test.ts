/** These tests verify what the log leaves out. */
import { QueryFailedError } from 'typeorm';
import { createLogger } from '../../server/platform/logging/logger';

function logged(level = 'debug'): { lines: string[]; log: ReturnType<typeof createLogger> } {
  const lines: string[] = [];
  return { lines, log: createLogger(level, { write: (line) => void lines.push(line) }) };
}

it.each([
  'password',
  'token',
  'code',
  'otp',
  'nid',
  'tradeLicense',
  'authorization',
  'cookie',
  'paymentReference',
  'endpoint',
  'p256dh',
  'auth',
  'privateKey',
])('blanks %s at every depth it travels in', (name) => {
  const { lines, log } = logged();
  const secret = { [name]: 'SECRET-1' };
  log.info('top', secret);
  log.info('nested', { variables: { input: { ...secret, deeper: secret } }, headers: secret });
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('SECRET-1');
  expect(lines.join('')).toContain('[redacted]');
});

it('logs a database error without the values of its statement', () => {
  const { lines, log } = logged();
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_phone_key"'), {
    code: '23505',
    constraint: 'users_phone_key',
    table: 'users',
    detail: 'Key (phone)=(01711111111) already exists.',
  });
  log.error('failed', { error: new QueryFailedError('INSERT INTO users …', ['01711111111', 'hash-of-password'], cause) });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    msg: 'failed',
    error: { sqlState: '23505', constraint: 'users_phone_key', table: 'users' },
  });
  expect(lines.join('')).not.toMatch(/01711111111|hash-of-password/);
});

it('of several failures the first reasons are logged', () => {
  const { lines, log } = logged();
  const errors = Array.from({ length: 9 }, (_, n) => new Error(`row ${n}`));
  log.error('failed', { error: new AggregateError(errors, '9 rows failed') });
  const { error } = JSON.parse(lines[0] ?? '') as { error: { errors: { message: string }[] } };
  expect(error.errors.map(({ message }) => message)).toEqual(['row 0', 'row 1', 'row 2', 'row 3', 'row 4']);
});

it('writes one line of JSON an event, with its time and level', () => {
  const { lines, log } = logged('info');
  log.debug('not at this level');
  log.warn('two\nlines', { ms: 3 });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    msg: 'two\nlines',
    ms: 3,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  });
});
