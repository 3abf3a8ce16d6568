/**
 * These tests verify the responses of payment gateways, including those that are wrong, late or endless. A server of
 * this test takes the place of the gateways.
 */
import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '../../server/platform/logging/logger';
import { BkashProvider } from '../../server/platform/payments/bkash-provider';
import { GatewayError } from '../../server/platform/payments/gateway-client';
import { signatureOf, SslcommerzProvider } from '../../server/platform/payments/sslcommerz-provider';

type Handle = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const logged: string[] = [];
const log = createLogger('debug', { write: (line) => void logged.push(line) });
let handle: Handle;
let server: http.Server;
let baseUrl: string;
const asked: string[] = [];
beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void asked.splice(0));
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** The same response to each question, a token to each request for one. */
const responds =
  (body: object, status = 200): Handle =>
  (request, response) => {
    const isGrant = request.url?.endsWith('/token/grant');
    response.writeHead(isGrant ? 200 : status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isGrant ? { id_token: 'token-1', expires_in: 3600 } : body));
  };
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const secret = 'store-secret';
const bkash = () => new BkashProvider({ baseUrl, username: 'u', password: 'bkash-secret', appKey: 'k', appSecret: 'app-secret' }, log);
const sslcommerz = () => new SslcommerzProvider({ baseUrl, storeId: 'shop', storePassword: secret }, log);
const payment = { reference: 'TR0011', invoice: 'HB1', trxId: '9KTRX' };
const refund = { payment, id: '019a8e5c-0000-7000-8000-000000000000', amount: '50.00', title: 'ORDER_ENDED' };
const search = { refund, otherReferences: [], reference: null };
const newPayment = {
  invoice: 'HB1',
  amount: '75.00',
  callbackUrl: 'https://haatbar.example/payments/bkash',
  title: 'HB-100001',
  payer: { name: 'Rahima', phone: '01712345678' },
};

describe('the signature of SSLCOMMERZ', () => {
  const signed = (fields: Record<string, string>, names: string) => ({
    ...fields,
    verify_key: names,
    verify_sign: signatureOf(fields, names, secret),
  });

  it('is accepted where it is of the fields and of the password of the store', () => {
    expect(sslcommerz().readCallback(signed({ tran_id: 'HB1', amount: '75.00' }, 'amount,tran_id'))).toEqual({ invoice: 'HB1' });
  });

  it('is rejected where the message names the password itself', () => {
    const known = { store_passwd: md5('known to the sender'), tran_id: 'HB1' };
    const text = `store_passwd=${known.store_passwd}&tran_id=HB1`;
    expect(sslcommerz().readCallback({ ...known, verify_key: 'store_passwd,tran_id', verify_sign: md5(text) })).toBeNull();
  });

  it('is rejected for changed fields, an unsigned invoice, and another password', () => {
    const good = signed({ tran_id: 'HB1', amount: '75.00' }, 'amount,tran_id');
    expect(sslcommerz().readCallback({ ...good, amount: '7500.00' })).toBeNull();
    expect(sslcommerz().readCallback({ ...good, tran_id: 'HB2' })).toBeNull();
    expect(sslcommerz().readCallback(signed({ tran_id: 'HB1', amount: '75.00' }, 'amount'))).toBeNull();
    const other = { tran_id: 'HB1' };
    const guessed = signatureOf(other, 'tran_id', 'guessed');
    expect(sslcommerz().readCallback({ ...other, verify_key: 'tran_id', verify_sign: guessed })).toBeNull();
  });
});

it.each([
  ['that is endless', undefined],
  ['whose length is stated', String(50 * 1024 * 1024)],
])('a response %s is read no further than half a megabyte', async (_what, length) => {
  let written = 0;
  const ended = new Promise<void>((resolve) => {
    handle = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', ...(length !== undefined && { 'content-length': length }) });
      const chunk = Buffer.alloc(64 * 1024, ' ');
      const write = (): void => {
        while (!response.destroyed && written < 50 * 1024 * 1024) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', write);
        }
        response.end();
      };
      response.once('close', () => resolve());
      write();
    };
  });
  await expect(sslcommerz().queryPayment(payment)).rejects.toThrow(GatewayError);
  await ended;
  // what was written before the connection ended is in the buffers of both sides
  expect(written).toBeLessThan(16 * 1024 * 1024);
});

it('a store that SSLCOMMERZ rejects learns nothing of a payment, least of all that it waits', async () => {
  for (const APIConnect of ['INVALID_REQUEST', 'FAILED', 'INACTIVE']) {
    handle = responds({ APIConnect });
    await expect(sslcommerz().queryPayment(payment)).rejects.toThrow(GatewayError);
  }
  handle = responds({ APIConnect: 'DONE', no_of_trans_found: 0, element: [] });
  expect(await sslcommerz().queryPayment(payment)).toEqual({ state: 'WAITING' });
});

it('bKash is asked again for its refunds before another is sent, where its response has no list of them', async () => {
  for (const body of [{ internalCode: 'refund_2000' }, { message: 'Forbidden' }, { originalTrxId: 'OTHER', refundTransactions: [] }]) {
    handle = responds(body, 400);
    await expect(bkash().findRefund(search)).rejects.toThrow(GatewayError);
  }
  handle = responds({ originalTrxId: payment.trxId, refundTransactions: [] });
  expect(await bkash().findRefund(search)).toBeNull();
  handle = responds({
    originalTrxId: payment.trxId,
    refundTransactions: [{ refundTrxId: 'R1', refundAmount: '50', refundTransactionStatus: 'Completed' }],
  });
  expect(await bkash().findRefund(search)).toEqual({ state: 'DONE', reference: 'R1' });
  expect(await bkash().findRefund({ ...search, otherReferences: ['R1'] })).toBeNull();
});

it.each([
  ['success', 'SENT'],
  ['refunded', 'DONE'],
  ['cancelled', 'REJECTED'],
  ['failed', 'REJECTED'],
  ['on hold', 'SENT'],
])('SSLCOMMERZ says %s of a refund: %s', async (status, state) => {
  handle = responds({ APIConnect: 'DONE', status, refund_ref_id: 'R9' });
  const word = status === 'on hold' ? { unknownWord: 'SSLCOMMERZ on hold' } : {};
  expect(await sslcommerz().findRefund({ ...search, reference: 'R9' })).toMatchObject({ state, reference: 'R9', ...word });
  handle = responds({ APIConnect: 'DONE', status });
  expect(await sslcommerz().refund(refund)).toEqual({ state: 'REJECTED', reason: `SSLCOMMERZ ${status}` });
});

it('a payment of another currency, id or form of amount is not captured', async () => {
  const completed = {
    statusCode: '0000',
    paymentID: 'TR0011',
    transactionStatus: 'Completed',
    trxID: '9KTRX',
    amount: '75',
    currency: 'BDT',
    merchantInvoiceNumber: 'HB1',
  };
  handle = responds(completed);
  expect(await bkash().queryPayment(payment)).toEqual({
    state: 'CAPTURED',
    trxId: '9KTRX',
    amount: '75.00',
    invoice: 'HB1',
    isRisky: false,
  });
  const wrongOnes = [{ currency: 'USD' }, { paymentID: 'TR0012' }, { amount: '-75' }, { amount: '7e5' }, { trxID: '' }];
  for (const wrong of wrongOnes) {
    handle = responds({ ...completed, ...wrong });
    await expect(bkash().queryPayment(payment)).rejects.toThrow(GatewayError);
  }
  const element = { status: 'VALID', tran_id: 'HB1', bank_tran_id: 'B1', currency_type: 'BDT', currency_amount: '75.00' };
  for (const wrong of [{ currency_type: 'USD' }, { currency_amount: '-75' }, { bank_tran_id: '' }]) {
    handle = responds({ APIConnect: 'DONE', element: [{ ...element, ...wrong }] });
    await expect(sslcommerz().queryPayment(payment)).rejects.toThrow(GatewayError);
  }
  for (const [risk_level, isRisky] of [
    ['1', true],
    [1, true],
    ['0', false],
    [undefined, false],
  ]) {
    handle = responds({ APIConnect: 'DONE', element: [{ ...element, risk_level }] });
    expect(await sslcommerz().queryPayment(payment)).toMatchObject({ state: 'CAPTURED', isRisky });
  }
  handle = responds({ APIConnect: 'DONE', element: [{ ...element, tran_id: 'HB2' }] });
  expect(await sslcommerz().queryPayment(payment)).toEqual({ state: 'WAITING' });
});

it('what a gateway begins needs a page of the web and an id that can be stored', async () => {
  const started = { statusCode: '0000', paymentID: 'TR0011', bkashURL: 'https://bkash.example/pay' };
  handle = responds(started);
  expect(await bkash().create(newPayment)).toEqual({ reference: 'TR0011', pageUrl: 'https://bkash.example/pay' });
  const long = `https://bkash.example/${'x'.repeat(2000)}`;
  for (const wrong of [{ bkashURL: 'javascript:alert(1)' }, { bkashURL: long }, { paymentID: 'T'.repeat(101) }]) {
    handle = responds({ ...started, ...wrong });
    await expect(bkash().create(newPayment)).rejects.toThrow(GatewayError);
  }
  const session = { status: 'SUCCESS', sessionkey: 'S1', GatewayPageURL: 'https://ssl.example/pay' };
  handle = responds(session);
  expect(await sslcommerz().create(newPayment)).toEqual({ reference: 'S1', pageUrl: 'https://ssl.example/pay' });
  for (const wrong of [{ GatewayPageURL: 'data:text/html,x' }, { sessionkey: 'S'.repeat(101) }, { status: 'FAILED' }]) {
    handle = responds({ ...session, ...wrong });
    await expect(sslcommerz().create(newPayment)).rejects.toThrow(GatewayError);
  }
});

it('a token that bKash has ended is replaced with the next request', async () => {
  handle = responds({ message: 'Unauthorized' }, 401);
  const provider = bkash();
  await expect(provider.queryPayment(payment)).rejects.toThrow(GatewayError);
  handle = responds({ statusCode: '0000', paymentID: 'TR0011', transactionStatus: 'Initiated' });
  expect(await provider.queryPayment(payment)).toEqual({ state: 'WAITING' });
  expect(asked.filter((url) => url.endsWith('/token/grant'))).toHaveLength(2);
});

it('a redirect is not followed: what is sent has secrets', async () => {
  handle = (_request, response) => response.writeHead(302, { location: `${baseUrl}/elsewhere` }).end();
  await expect(sslcommerz().queryPayment(payment)).rejects.toThrow(GatewayError);
  expect(asked.filter((url) => url.startsWith('/elsewhere'))).toEqual([]);
});

it('errors and log lines have neither secrets nor tokens nor addresses', async () => {
  handle = (request) => void request.socket.destroy();
  const errors: string[] = [];
  for (const ask of [() => sslcommerz().queryPayment(payment), () => bkash().queryPayment(payment)])
    await ask().catch((error: unknown) => errors.push(`${String(error)} ${(error as Error).stack ?? ''}`));
  expect(errors).toHaveLength(2);
  const written = [...errors, ...logged].join('\n');
  for (const hidden of [secret, 'bkash-secret', 'app-secret', 'token-1', 'store_passwd', baseUrl]) expect(written).not.toContain(hidden);
});
