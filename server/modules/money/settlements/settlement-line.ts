/**
 * Reads one line of a settlement file: its cells as text become amounts and a day, or the rules that they break. Pure.
 */
import type { MessageKey } from '../../../../schema/messages/text';
import { serverLimits } from '../../../../schema/values/server-limits';
import { isDay } from '../../../../schema/text/calendar-day';
import { toAsciiDigits } from '../../../../schema/text/digits';
import { readAmount } from '../../../../schema/text/typed-number';
import { money, toMoney } from '../../../platform/money';

export interface SettlementLine {
  /** The gateway's transaction: of a payment, or of a refund where the amount is negative. */
  readonly trxId: string;
  /** BDT, before the fee; negative for a refund, which the gateway takes off. */
  readonly amount: string;
  /** BDT. */
  readonly fee: string;
  /** '2026-11-20', a day of Bangladesh. */
  readonly settledOn: string;
}

export const settlementColumns = ['trxId', 'amount', 'fee', 'settledOn', 'net'] as const;
export type SettlementColumn = (typeof settlementColumns)[number];

const DAY_MS = 24 * 60 * 60 * 1000;
const DHAKA_MS = 6 * 60 * 60 * 1000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The line, or the first column that is wrong, with the key of its message. */
export function readSettlementLine(
  cells: Readonly<Record<SettlementColumn, string>>,
  now: Date,
): SettlementLine | { readonly column: SettlementColumn; readonly key: MessageKey } {
  // a spreadsheet may have put invisible signs, or an apostrophe for text, before it
  const trxId = toAsciiDigits(cells.trxId).replace(/[\s\p{Cf}]|^'/gu, '');
  if (!/^[\w./:-]{1,60}$/.test(trxId)) return { column: 'trxId', key: 'settlement.trxId' };
  const [amount, fee, net] = [amountOf(cells.amount), amountOf(cells.fee), amountOf(cells.net)];
  if (amount === null || money(amount).eq(0)) return { column: 'amount', key: 'settlement.amount' };
  if (fee === null || !isFeeOf(fee, amount)) return { column: 'fee', key: 'settlement.fee' };
  if (net === null || !money(amount).minus(fee).eq(net)) return { column: 'net', key: 'settlement.net' };
  const settledOn = dayOf(cells.settledOn);
  if (settledOn === null || !isRecent(settledOn, now)) return { column: 'settledOn', key: 'settlement.day' };
  return { trxId, amount, fee, settledOn };
}

/** '1234.50' from '1,234.5', 'BDT 1,234.50' or Bangla digits; null for what is no amount. */
function amountOf(cell: string): string | null {
  const plain = readAmount(cell) ?? '';
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(plain) ? toMoney(plain) : null;
}

/** A fee is a part of what was paid; of a refund it may come back. */
function isFeeOf(fee: string, amount: string): boolean {
  return money(fee).abs().lte(money(amount).abs()) && (money(amount).lt(0) || money(fee).gte(0));
}

/** Reads 2026-11-20, 20/11/2026, 20-11-2026 and 20-Nov-2026, with or without a time; null for what is no day. */
function dayOf(cell: string): string | null {
  const [day = ''] = toAsciiDigits(cell).trim().split(/[T\s]/, 1);
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : writtenDay(day);
  return iso !== null && isDay(iso) ? iso : null;
}

function writtenDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/-](\d{1,2}|[A-Za-z]{3})[/-](\d{4})$/.exec(text) ?? [];
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1;
  return number === 0 ? null : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Neither after today nor a year ago. */
function isRecent(day: string, now: Date): boolean {
  const today = new Date(+now + DHAKA_MS).toISOString().slice(0, 10);
  const oldest = new Date(+now + DHAKA_MS - serverLimits.settlementAgeDays * DAY_MS).toISOString().slice(0, 10);
  return day <= today && day >= oldest;
}
