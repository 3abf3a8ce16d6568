/**
 * Where requests on behalf of partners may go: a table of addresses, names that lie, redirects, slow and endless
 * responses.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSources } from '../architecture/checks/source-tree';
import { guardedLookup, isPublicAddress } from '../../server/platform/outgoing/address-guard';
import { guardedPost, isAllowedTarget } from '../../server/platform/outgoing/guarded-post';

it.each([
  ['203.0.114.7', true],
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['100.100.100.200', false],
  ['127.0.0.1', false],
  ['127.9.9.9', false],
  ['168.63.129.16', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.0.0.192', false],
  ['192.0.2.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['198.51.100.1', false],
  ['203.0.113.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['::127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['rubbish', false],
  ['', false],
])('may %s be asked: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

it.each([
  ['https://partner.example/hook', true],
  ['https://partner.example:8443/hook', true],
  ['https://part\u200Bner.example/hook', false],
  ['https://partner.example/\u202Ekooh', false],
  ['HTTPS://Partner.Example/hook', true],
  ['https://partner.example', true],
  ['https://partner.example./a\\b?c=d', true],
  ['https://[2606:4700:4700::1111]:8443/', true],
  ['https://উদাহরণ.বাংলা/hook', true],
  ['https://গাড়ি.বাংলা:8443/hook', true],
  ['https:partner.example/hook', false],
  ['https:/partner.example/hook', false],
  ['https:///partner.example/hook', false],
  ['https:\\\\partner.example/hook', false],
  ['https:/\\partner.example/hook', false],
  ['https://partner.example\\@good.example/hook', false],
  ['https://partner.example\\.good.example/', false],
  ['https://partner%2eexample/', false],
  ['https://partner。example/', false],
  ['https://134744072/', false],
  ['https://partner.example/\u0001', false],
  ['https://partner.example/\u007F', false],
  ['https://partner.example/\u0085', false],
  ['http://partner.example/hook', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://0177.0.0.1/', false],
  ['https://127.1/', false],
  ['https://１２７.0.0.1/', false],
  ['https://[::ffff:7f00:1]/', false],
  ['https://[::127.0.0.1]/', false],
  ['https://[64:ff9b::7f00:1]/', false],
  ['https://[fe80::1]/', false],
  ['https://localhost.:8443/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:127.0.0.1]/', false],
  ['https://169.254.169.254/latest', false],
  ['https://localhost/', false],
  ['https://x.localhost./', false],
  ['https://partner.example:443/hook', true],
  ['https://partner.example:22/hook', false],
  ['https://partner.example:9200/hook', false],
  ['https://metadata.google.internal/', false],
  ['https://printer.local/', false],
  ['https://intranet/', false],
  ['https://localtest.me/', false],
  ['https://127.0.0.1.nip.io/', false],
  ['https://10-0-0-5.sslip.io/', false],
  ['ftp://partner.example/', false],
  ['file:///etc/passwd', false],
  ['no address', false],
])('by its text alone %s: %s', (url, expected) => {
  expect(isAllowedTarget(url, false)).toBe(expected);
});

const lookup = (addresses: readonly string[], all = true) =>
  new Promise((resolve) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    guardedLookup(() => Promise.resolve(found))('partner.example', { all }, (error, address) => resolve(error ? error.name : address));
  });

it('a name with one private address among its own is rejected, and an empty result too', async () => {
  expect(await lookup(['203.0.114.7', '10.0.0.1'])).toBe('AddressRejected');
  expect(await lookup([])).toBe('AddressRejected');
  expect(await lookup(['203.0.114.7'], false)).toBe('203.0.114.7');
  expect(await lookup(['203.0.114.7'])).toEqual([{ address: '203.0.114.7', family: 4 }]);
});

it('a name is resolved once for each connection, so that it cannot change between the check and the call', async () => {
  const responses = [['127.0.0.1'], ['203.0.114.7']];
  let asked = 0;
  const resolve = () => Promise.resolve((responses[asked++] ?? []).map((address) => ({ address, family: 4 })));
  const request = {
    url: 'https://partner.example/',
    headers: {},
    body: '{}',
    allowPrivate: false,
    signal: AbortSignal.timeout(5_000),
    resolve,
  };
  await expect(guardedPost(request)).rejects.toThrow('partner.example');
  expect(asked).toBe(1);
});

describe('over a real connection', () => {
  let server: http.Server;
  let base: string;
  const asked: string[] = [];
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/redirect') response.writeHead(302, { location: '/elsewhere' }).end();
      else if (request.url === '/endless') {
        response.writeHead(200);
        // of a connection that is gone Node 24 calls back at once, and `writable` stays true
        const pour = () => void (!request.socket.destroyed && response.write(Buffer.alloc(32_768), () => setImmediate(pour)));
        pour();
      } else if (request.url === '/ok') response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const post = (path: string, more: object = {}) =>
    guardedPost({ url: base + path, headers: {}, body: '{}', allowPrivate: true, signal: new AbortController().signal, ...more });

  it('follows no redirect, reads no endless response, waits no longer than its time', async () => {
    expect(await post('/ok')).toBe(204);
    expect(await post('/redirect')).toBe(302);
    expect(asked).not.toContain('/elsewhere');
    expect(await post('/endless')).toBe(200);
    await expect(post('/silent', { respondWithinMs: 100 })).rejects.toMatchObject({
      name: expect.stringMatching(/Abort|Timeout/) as string,
    });
  });

  it('waits no longer than its time, though what nothing refers to is collected meanwhile', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const collecting = setInterval(collect, 20);
    try {
      const late = setTimeout(() => server.closeAllConnections(), 3_000);
      await expect(post('/silent', { respondWithinMs: 500 })).rejects.toMatchObject({ name: 'TimeoutError' });
      clearTimeout(late);
    } finally {
      clearInterval(collecting);
    }
  });

  it('no limit of time is a signal made of others, which Node 20 may forget', () => {
    const made = [...readSources()].filter(([name, text]) => name.startsWith('server/') && text.includes('AbortSignal.any('));
    expect(made.map(([name]) => name)).toEqual([]);
  });

  it('rejects loopback and plain HTTP where private targets are not allowed', async () => {
    await expect(post('/ok', { allowPrivate: false })).rejects.toMatchObject({ name: 'AddressRejected' });
  });

  it('asks no proxy of the environment', async () => {
    process.env.HTTP_PROXY = 'http://127.0.0.1:1';
    try {
      expect(await post('/ok')).toBe(204);
    } finally {
      delete process.env.HTTP_PROXY;
    }
  });
});
