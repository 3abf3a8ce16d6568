/** A server that ends (server/platform/http/health/draining.ts) accepts who came while its process was held up. */
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setImmediate as afterEvents, setTimeout as sleep } from 'node:timers/promises';
import { Draining } from '../../../server/platform/http/health/draining';

/** Nothing of this process runs meanwhile. */
function holdUp(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

async function responseTo(socket: net.Socket): Promise<string> {
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  try {
    await once(socket, 'close');
  } catch (error) {
    return (error as Error).message;
  }
  return text;
}

it('serves those that connected while the process was held up, just before it would have stopped to listen', async () => {
  const server = http.createServer();
  const draining = new Draining(server, (_request, response) => response.end('served'), 0);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const earlier = net.connect(port, '127.0.0.1');
  await once(server, 'connection');
  draining.begin();
  const ended = draining.end(2_000);
  await sleep(10);
  earlier.destroy(); // the last one that moves
  await sleep(10);
  await afterEvents(); // timers come next, and new connections after them
  const late = net.connect(port, '127.0.0.1');
  late.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const response = responseTo(late);
  holdUp(100);
  await ended;
  draining.cut();
  expect(await response).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close[\s\S]*served/i);
});

it('a client that sends 200 requests before it reads is cut off, and none of its responses stays open', async () => {
  const server = http.createServer();
  let [handled, closed] = [0, 0];
  const draining = new Draining(
    server,
    (_request, response) => {
      handled += 1;
      response.once('close', () => (closed += 1));
    },
    0,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200));
  await responseTo(client);
  const begun = performance.now();
  draining.begin();
  await draining.end(5_000);
  draining.cut();
  expect([handled, closed]).toEqual([16, 16]);
  expect(performance.now() - begun).toBeLessThan(2_500);
});
