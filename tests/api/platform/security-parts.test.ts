/** Passwords, tokens, rates, gates, cursors, decimals, languages, events: the platform's small parts. */
import { InProcessEventBus } from '../../../server/platform/events/in-process-event-bus';
import { readLanguage } from '../../../server/platform/errors/request-language';
import { decodeCursor, encodeCursor } from '../../../server/platform/paging/cursor';
import { DecimalScalar } from '../../../server/platform/graphql/decimal.scalar';
import { money, toMoney, toQuantity } from '../../../server/platform/money';
import { Gate, GateFullError } from '../../../server/platform/security/gate';
import { MemoryRateLimiter } from '../../../server/platform/security/memory-rate-limiter';
import { isOwnOrigin } from '../../../server/platform/security/origin';
import { hashPassword, verifyDummy, verifyPassword } from '../../../server/platform/security/passwords';
import { hashToken, looksLikeToken, newToken } from '../../../server/platform/security/tokens';

describe('passwords', () => {
  it('are argon2id at the figures of the security page, salted, and verified', async () => {
    const [one, two] = await Promise.all([hashPassword('গোপন কথা'), hashPassword('গোপন কথা')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword(one, 'গোপন কথা')).toBe(true);
    expect(await verifyPassword(one, 'গোপন কথ')).toBe(false);
  });

  it('takes as long for an account that is not there', async () => {
    const stored = await hashPassword('secret-1');
    await verifyDummy('warm');
    const rounds: { known: number; unknown: number }[] = [];
    const time = async (work: () => Promise<unknown>) => {
      const started = performance.now();
      await work();
      return performance.now() - started;
    };
    // one after the other, so that a busy machine slows both alike
    for (let round = 0; round < 15; round += 1) {
      rounds.push({ known: await time(() => verifyPassword(stored, 'wrong')), unknown: await time(() => verifyDummy('wrong')) });
    }
    const [median] = rounds
      .map(({ known, unknown }) => unknown / known)
      .sort((x, y) => x - y)
      .slice(7);
    expect(median).toBeGreaterThan(0.5);
    expect(median).toBeLessThan(2);
  });
});

describe('gate', () => {
  it('leaves places of the gate to others while one group waits', async () => {
    const gate = new Gate(1, 4, 1);
    let end = (): void => undefined;
    const first = gate.run(() => new Promise<void>((resolve) => (end = resolve)), 'a');
    const done = () => Promise.resolve('done');
    const ends = Promise.allSettled([gate.run(done, 'a'), gate.run(done, 'a'), gate.run(done, 'b')]);
    await new Promise(setImmediate);
    end();
    await first;
    expect((await ends).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await gate.run(done, 'a')).toBe('done');
  });

  it('lets so many in at once, the others in order, and turns away what is too much', async () => {
    const gate = new Gate(2, 3);
    let inside = 0;
    let most = 0;
    const order: number[] = [];
    const work = (id: number) =>
      gate.run(async () => {
        most = Math.max(most, (inside += 1));
        await new Promise((resolve) => setImmediate(resolve));
        order.push(id);
        inside -= 1;
        if (id === 1) throw new Error('failed');
      });
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect((results[5] as PromiseRejectedResult).reason).toBeInstanceOf(GateFullError);
    await work(6);
    expect(order.at(-1)).toBe(6);
  });
});

describe('tokens', () => {
  it('are 256 random bits; only their hash, 32 bytes, is stored', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(newToken()).not.toBe(token);
    expect(hashToken(token)).toHaveLength(32);
    expect(hashToken(token).equals(hashToken(token))).toBe(true);
    expect([token, '', 'x', `${token}x`, token.replace(/.$/, "'")].map(looksLikeToken)).toEqual([true, false, false, false, false]);
  });
});

describe('rate limiter', () => {
  const rejected = (seconds: number) => ({ code: 'RATE_LIMITED', options: { retryAfterSeconds: seconds } });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('counts points per bucket and key, and returns when the window ends', async () => {
    const limiter = new MemoryRateLimiter();
    expect(await limiter.consume('b', 'k', 2, 5, 60)).toMatchObject({ used: 2, remaining: 3 });
    expect(await limiter.consume('b', 'k', 3, 5, 60)).toMatchObject({ used: 5, remaining: 0 });
    jest.advanceTimersByTime(20_000);
    await expect(limiter.consume('b', 'k', 1, 5, 60)).rejects.toMatchObject(rejected(40));
    expect(await limiter.consume('b', 'other', 1, 5, 60)).toMatchObject({ used: 1 });
    expect(await limiter.consume('other', 'k', 1, 5, 60)).toMatchObject({ used: 1 });
    jest.advanceTimersByTime(41_000);
    expect(await limiter.consume('b', 'k', 1, 5, 60)).toMatchObject({ used: 1 });
  });

  it('checks without counting, blocks for a while, forgets on demand', async () => {
    const limiter = new MemoryRateLimiter();
    expect(await limiter.check('b', 'k', 1, 60)).toEqual({ used: 0, remaining: 1, resetsInSeconds: 60 });
    await limiter.consume('b', 'k', 1, 1, 60);
    await expect(limiter.check('b', 'k', 1, 60)).rejects.toMatchObject(rejected(60));
    await limiter.block('b', 'k', 900);
    await expect(limiter.check('b', 'k', 99, 60)).rejects.toMatchObject(rejected(900));
    jest.advanceTimersByTime(901_000);
    expect(await limiter.check('b', 'k', 1, 60)).toMatchObject({ used: 0 });
    await limiter.consume('b', 'k', 1, 1, 60);
    await limiter.block('b', 'k', 900);
    await limiter.reset('b', 'k');
    expect(await limiter.consume('b', 'k', 1, 1, 60)).toMatchObject({ used: 1 });
  });

  it('lets no more through when all come at once', async () => {
    const limiter = new MemoryRateLimiter();
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => limiter.consume('b', 'k', 1, 5, 60)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });
});

describe('origins', () => {
  const own = (origin: string | undefined, host = 'haat.example:4000', publicUrl: string | null = null) =>
    isOwnOrigin({ origin, host }, publicUrl);

  it('are ours by host or by public URL, and nothing else', () => {
    expect([own(undefined), own('http://haat.example:4000'), own('https://haatbar.bd', 'x', 'https://haatbar.bd')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(own('https://haat.example:4000')).toBe(false);
    expect(own('http://haat.example:4000', 'haat.example:4000', 'https://haatbar.bd')).toBe(false);
    const foreign = ['https://evil.example', 'http://haat.example', 'http://haat.example:4000.evil', 'null', '', 'ftp://haat.example:4000'];
    expect(foreign.filter((origin) => own(origin, 'haat.example:4000', 'https://haatbar.bd'))).toEqual([]);
  });
});

describe('cursors', () => {
  it('come back as they went', () => {
    const values = ['120.50', 7, '২০২৬', '019a-uuid'];
    expect(encodeCursor(values)).toMatch(/^[\w-]+$/);
    expect(decodeCursor(encodeCursor(values), 4)).toEqual(values);
  });

  it.each(['', 'x', '!!!', Buffer.from('{"a":1}').toString('base64url'), encodeCursor(['only one']), encodeCursor(['a\0', 'b'])])(
    'rejects %j',
    (cursor) => {
      expect(() => decodeCursor(cursor, 2)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT', key: 'error.badCursor' }));
    },
  );
});

describe('decimals', () => {
  it('are exact, rounded half up, in one shape', () => {
    expect([toMoney('1.005'), toMoney('0.1'), toMoney(money('0.1').plus('0.2')), toMoney('99999999999.995')]).toEqual([
      '1.01',
      '0.10',
      '0.30',
      '100000000000.00',
    ]);
    expect([toQuantity('2.500'), toQuantity('10'), toQuantity('0.0005'), toQuantity('1e3')]).toEqual(['2.5', '10', '0.001', '1000']);
  });

  it('come in as text, numbers and Bangla digits, and nothing else', () => {
    const read = (value: unknown) => DecimalScalar.parseValue(value);
    expect([read('12.50'), read(12.5), read(' ১২.৫ '), read(-1)]).toEqual(['12.50', '12.5', '12.5', '-1']);
    for (const bad of ['', '1e9', '0x10', '1,000', 'NaN', '1.', '.5', 'abc', true, null, {}, NaN, Infinity, '1'.repeat(16)]) {
      expect(() => read(bad)).toThrow();
    }
  });
});

describe('languages', () => {
  it.each([
    ['bn', 'bn'],
    ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
    ['en-US,en;q=0.9,bn;q=0.8', 'en'],
    ['fr, bn;q=0.3, en;q=0.2', 'bn'],
    ['de', null],
    ['*', null],
    ["en' OR 1=1--", null],
    [undefined, null],
  ])('%s → %s', (header, language) => expect(readLanguage(header)).toBe(language));
});

describe('event bus', () => {
  it('buffers what is published before the first read, for each listener of the topic', async () => {
    const bus = new InProcessEventBus();
    const [one, two, other] = [bus.subscribe('a'), bus.subscribe('a'), bus.subscribe('b')];
    bus.publish('a', 1);
    bus.publish('a', null);
    expect([(await one.next()).value, (await one.next()).value, (await two.next()).value]).toEqual([1, null, 1]);
    const waiting = other.next();
    bus.close();
    expect([await waiting, await two.next()]).toEqual([
      { value: undefined, done: true },
      { value: undefined, done: true },
    ]);
  });

  it('drops the oldest events of a slow listener', async () => {
    const bus = new InProcessEventBus();
    const slow = bus.subscribe('a');
    for (let count = 0; count < 1000; count += 1) bus.publish('a', count);
    expect((await slow.next()).value).toBe(744);
    await slow.return();
    bus.publish('a', 1);
    expect(await slow.next()).toEqual({ value: undefined, done: true });
  });
});
