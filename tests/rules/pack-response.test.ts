/**
 * These tests verify which encodings a client accepts and from whose address a request comes. Both are decided before
 * Express.
 */
import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { clientAddress } from '../../server/platform/http/client-address';
import { acceptedEncoding, packResponse } from '../../server/platform/http/pack-response';

it.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', null],
  ['identity', null],
  ['brotli', null],
])('of the header %j it takes %j', (header, expected) => expect(acceptedEncoding(header)).toBe(expected));

it('packs what is worth it, and the text comes back', async () => {
  const text = 'আলু '.repeat(1000);
  expect(String(brotliDecompressSync((await packResponse(text, 'br')) ?? ''))).toBe(text);
  expect(String(gunzipSync((await packResponse(text, 'gzip')) ?? ''))).toBe(text);
  expect(packResponse('short', 'br')).toBeNull();
});

it.each([
  [0, '6.6.6.6', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '1.1.1.1', '1.1.1.1'],
  [1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  [2, '6.6.6.6, 1.1.1.1', '6.6.6.6'],
  [5, '1.1.1.1', '1.1.1.1'],
])('behind %i proxies that forward %j the address is %j', (hops, forwarded, expected) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage;
  expect(clientAddress(request, hops)).toBe(expected);
});
