/**
 * Addresses, first lines and headers of any form, byte by byte, to everything that is no API: pages, images, files,
 * labels, reports of pages, probes.
 */
import { leaks, violations } from './checks';
import { anyJson, anyText, chance, type Draw, int, pick, times, wellFormed } from './draw';
import type { Probe } from './fuzz';
import type { FuzzMarket, FuzzSender } from './market';
import { exchange, firstResponse, resultOf } from './wire';

const PATHS = [
  '/',
  '/consumer',
  '/search?q=X',
  '/category/X',
  '/product/X',
  '/seller/X',
  '/prices',
  '/t/X',
  '/track?number=X',
  '/orders/X',
  '/dashboard/producer',
  '/media/X',
  '/media/X-320.webp',
  '/order-images/X',
  '/labels/X?count=X',
  '/p/X',
  '/share/product-X-en.jpg',
  '/share/site-X.jpg',
  '/sitemap/X.xml',
  '/docs/X',
  '/docs/examples/X',
  '/graphql?query=X',
  '/graphql?example=X',
  '/api/v1/X',
  '/client-reports',
  '/readyz?X',
  '/healthz/X',
  '/X',
  '/assets/X',
  '//X',
  '/.X',
  '/api/v1/docs',
  '/api/v1/openapi.json',
  '/docs',
  '/robots.txt',
  '/sitemap.xml',
  '/graphql',
  '/sw.js',
  '/docs?X',
  '/search?page=X&sort=X',
];
const SEGMENTS = [
  '..',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '%E0%A4%A',
  '%ff',
  '....//',
  '\\',
  ';',
  'a/b',
  '__proto__',
  'constructor',
  'x'.repeat(3_000),
  '[]',
  '?',
  '#',
  ' ',
  '0',
  '-1',
  '1e9',
];
const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PATCH',
  'PROPFIND',
  'get',
  'X',
  '',
];
const HEADERS = [
  'accept: text/html',
  'accept-language: bn',
  'accept-encoding: br',
  'accept-encoding: gzip;q=x, *',
  'cookie: hb_session=x',
  'cookie: =;;;%',
  'range: bytes=0-',
  'range: bytes=9-1,x',
  'if-none-match: "x", W/"y"',
  'if-modified-since: x',
  'x-forwarded-for: x, 1.2.3.4, ::1',
  'x-forwarded-proto: ftp',
  'x-forwarded-host: a.example',
  'traceparent: 00-x',
  'expect: 100-continue',
  'expect: x',
  'origin: null',
  'origin: x',
  'transfer-encoding: x',
  'transfer-encoding: chunked',
  'content-length: -1',
  'content-length: 5',
  'upgrade: h2c',
  'connection: x',
  'host: a b',
  'no-colon',
  ': x',
  `x: ${'y'.repeat(20_000)}`,
  'x-request-id: a b',
  `x-request-id: ${'z'.repeat(300)}`,
  'user-agent: \u00ff\u0001',
  'authorization: Bearer',
  'authorization: x',
  'haatbar-cost: x',
  'save-data: on',
];

export function addressProbe(market: FuzzMarket, draw: Draw, senders: readonly FuzzSender[]): Probe {
  const sender = pick(draw, senders);
  const method = pick(draw, METHODS);
  const target = addressOf(draw, market.ids);
  const version = chance(draw, 97) ? ' HTTP/1.1' : pick(draw, [' HTTP/0.9', ' HTTP/2.0', '', ' x']);
  const headers = [
    ...(chance(draw, 96) ? ['host: 127.0.0.1'] : []),
    ...(sender.token !== undefined && chance(draw, 60)
      ? [chance(draw, 50) ? `authorization: Bearer ${sender.token}` : `cookie: hb_session=${sender.token}`]
      : []),
    ...times(draw, 0, 3, () => pick(draw, HEADERS)),
    ...(method === 'POST' ? ['content-type: application/json'] : []),
  ];
  const body = method === 'POST' || chance(draw, 5) ? JSON.stringify(anyJson(draw)) : '';
  const length = body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`];
  const bytes = Buffer.from(
    `${method} ${target}${version}\r\n${[...headers, ...length, 'connection: close'].join('\r\n')}\r\n\r\n${body}`,
    'utf8',
  );
  return {
    sender,
    sent: bytes.toString('latin1').replaceAll(sender.token ?? '\u0000', '…'),
    run: async () => {
      const text = await exchange(market.app.url, [bytes], { cut: true });
      const response = firstResponse(text);
      if (!response) return { wrong: leaks(text, market.secrets), result: 'closed' };
      // 501 and 505 are Node's own, of a first line that is no HTTP/1.1
      const isOwn = [501, 505].includes(response.status) && response.text === '';
      return { wrong: isOwn ? [] : violations(market, sender, response, bytes.toString('latin1')), result: resultOf(response) };
    },
  };
}

function addressOf(draw: Draw, ids: readonly string[]): string {
  const path = pick(draw, PATHS);
  const filled = path.replaceAll('X', () => {
    const kind = int(draw, 0, 2);
    if (kind === 0) return pick(draw, ids);
    if (kind === 1) return pick(draw, SEGMENTS);
    return encodeURIComponent(wellFormed(anyText(draw)).slice(0, 300));
  });
  return chance(draw, 5) ? filled + anyText(draw).replaceAll(/[\r\n]/g, '') : filled;
}
