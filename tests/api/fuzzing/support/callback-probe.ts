/**
 * Draws calls to the gateways' callbacks, from a gateway or from someone in its name: fields and signatures of bKash
 * and SSLCOMMERZ, right and wrong. No call pays anything, because the gateways know of no payment when asked.
 */
import { signatureOf } from '../../../../server/platform/payments/sslcommerz-provider';
import { rows } from '../../../support/sql';
import { violations } from './checks';
import { anyText, chance, type Draw, int, pick, some, times } from './draw';
import type { Probe } from './fuzz';
import type { FuzzMarket, FuzzSender } from './market';
import { resultOf, send } from './wire';

export interface StartedPayment {
  readonly reference: string;
  readonly invoice: string;
}

export const startedPayments = ({ app }: FuzzMarket): Promise<StartedPayment[]> =>
  rows<StartedPayment>(app.db, 'SELECT reference, invoice FROM gateway_payments');

export const PAID = "SELECT count(*)::int AS count FROM orders WHERE payment_status = 'PAID' AND payment_method = 'ONLINE'";

const KINDS = ['callback', 'ipn', 'success', 'fail', 'cancel', 'x', '..', '%2e%2e', '__proto__'];
const FIELDS = [
  'tran_id',
  'status',
  'amount',
  'val_id',
  'currency',
  'bank_tran_id',
  'paymentID',
  'signature',
  'value_a',
  'verify_key',
  '__proto__',
  'constructor',
  'a[b]',
];

export function callbackProbe(market: FuzzMarket, started: readonly StartedPayment[], draw: Draw, senders: readonly FuzzSender[]): Probe {
  const sender = pick(draw, senders);
  const gateway = pick(draw, ['bkash', 'sslcommerz', 'sslcommerz', 'nagad', '__proto__']);
  const fields =
    gateway === 'bkash' ? bkashFields(draw, started) : sslcommerzFields(draw, started, market.gateways.settings.sslcommerz.storePassword);
  const text = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString() + (chance(draw, 5) ? '&%E0%A4%A=%' : '');
  const method = pick(draw, ['GET', 'POST', 'POST', 'PUT', 'HEAD']);
  const inQuery = method !== 'POST' || chance(draw, 10);
  const path = `/payments/${gateway}/${pick(draw, KINDS)}${inQuery ? `?${text}` : ''}`;
  const type = chance(draw, 92)
    ? 'application/x-www-form-urlencoded'
    : pick(draw, ['application/json', 'multipart/form-data; boundary=b', 'application/x-www-form-urlencoded; charset=utf-16', 'x']);
  const body = inQuery ? '' : text;
  return {
    sender,
    sent: { method, path, type, body },
    run: async () => {
      const response = await send(market.app.url, { method, path, headers: body === '' ? {} : { 'content-type': type }, body });
      const away = /^https?:|^\/\//.test(response.headers.location ?? '') ? [`leads to ${response.headers.location}`] : [];
      return { wrong: [...violations(market, sender, response, path + body), ...away], result: resultOf(response) };
    },
  };
}

type Fields = [name: string, value: string][];

function bkashFields(draw: Draw, started: readonly StartedPayment[]): Fields {
  const reference = chance(draw, 75) ? pick(draw, started).reference : anyText(draw);
  const status = pick(draw, ['success', 'failure', 'cancel', 'SUCCESS', '', anyText(draw)]);
  const more: Fields = times(draw, 0, 3, () => [pick(draw, FIELDS), anyText(draw)]);
  return [['paymentID', reference], ['status', status], ...more];
}

function sslcommerzFields(draw: Draw, started: readonly StartedPayment[], password: string): Fields {
  const known = {
    tran_id: chance(draw, 85) ? pick(draw, started).invoice : anyText(draw),
    status: pick(draw, ['VALID', 'FAILED', 'CANCELLED', 'x']),
  };
  const others = some(draw, FIELDS, 30).map((name) => [name, anyText(draw)] as const);
  const signed: Record<string, string> = { ...Object.fromEntries(others), ...known };
  const names = chance(draw, 90)
    ? Object.keys(signed).join(',')
    : pick(draw, ['tran_id,,', '', 'tran_id,__proto__', 'tran_id,'.repeat(200), 'store_passwd,tran_id']);
  const sign = chance(draw, 80)
    ? signatureOf(signed, names, password)
    : pick(draw, ['f'.repeat(32), '', 'x', 'F'.repeat(32), '0'.repeat(5_000)]);
  const fields: Fields = [...Object.entries(signed), ['verify_key', names], ['verify_sign', sign]];
  // the same field twice, as a list, and more than is read
  const twice: Fields = chance(draw, 10)
    ? [
        ['tran_id', 'x'],
        ['status', 'VALID'],
      ]
    : [];
  const many: Fields = chance(draw, 3) ? Array.from({ length: int(draw, 90, 200) }, (_, at) => [`f${at}`, 'x']) : [];
  return [...fields, ...twice, ...many];
}
