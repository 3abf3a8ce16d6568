/** A statement that gets no response is given up; only one file gives a transaction more time. */
import fs from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { watchConnections } from '../../server/platform/db/connection-watch';

const clientThatWaits = () => ({ _activeQuery: {}, connection: { stream: { destroy: jest.fn() } } });

describe('a statement without a response', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const destroyedAfter = async (client: ReturnType<typeof clientThatWaits>, seconds: number, isAway = false) => {
    const end = watchConnections({ _clients: [client] } as unknown as Pool, () => isAway);
    await jest.advanceTimersByTimeAsync(seconds * 1_000);
    end();
    return client.connection.stream.destroy.mock.calls.length > 0;
  };

  it('is ended after eight seconds, and sooner while the server is away', async () => {
    expect(await destroyedAfter(clientThatWaits(), 8)).toBe(false);
    expect(await destroyedAfter(clientThatWaits(), 10)).toBe(true);
    expect(await destroyedAfter(clientThatWaits(), 3, true)).toBe(true);
  });
});

it('nothing else gives the statements of a transaction more time', () => {
  const root = path.join(__dirname, '../..');
  const sources = ['server', 'demo'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(folder, file)),
  );
  const setting = sources.filter((file) =>
    /SET LOCAL statement_timeout|set_config\('statement_timeout/.test(fs.readFileSync(path.join(root, file), 'utf8')),
  );
  expect(setting).toEqual(['server/platform/db/statement-time.ts']);
});
