/**
 * How many short messages go to a phone, decided by the statement that writes them into the outbox: whatever others do,
 * a phone gets few, and the market pays for few. Places are taken by `take_place` (taken-places.store.ts), so the
 * figures hold for requests at the same time. Decision 0114.
 */
import { serverLimits } from '../../../schema/values/server-limits';
import { SmsBudget } from './short-message';

const { perPhone, perPair, perSender, own, market, collecting, onceDays } = serverLimits.smsBudgets;

/** SQL: whether a place is free, and takes it. */
const take = (budget: string, whom: string, { hour, day }: { readonly hour: number; readonly day: number }) =>
  `take_place('${budget}', ${whom}, ${hour}, interval '1 hour', ${day}, interval '1 day')`;
const takeOnce = (whom: string) => `take_place('sms-once', ${whom}, 1, interval '${onceDays} days', 1, interval '${onceDays} days')`;

/** A price alert cannot use up the warnings, nor a bill the recalls. */
const OF_PURPOSE = "message.phone || ' ' || message.purpose";

/**
 * SQL: the text that is sent of the row `message`; null where nothing is. The cases are asked in their order: who is at
 * the limit of a pair takes no place of the phone. What one user causes is bounded over all phones too: with a few
 * accounts one could use up the messages of the day, or with two of them write to as many strangers as there are.
 */
export const admittedBody = `CASE
  WHEN message.budget = '${SmsBudget.CODE}' THEN message.body
  WHEN message.budget IN ('${SmsBudget.PAYOUT}', '${SmsBudget.MARKET}') AND ${take('sms-market', OF_PURPOSE, market)} THEN message.body
  WHEN NOT ${takeOnce("message.once || ' ' || message.phone")} THEN NULL
  WHEN NOT ${take('sms-pair', "message.sender || ' ' || message.phone || ' ' || message.purpose", perPair)} THEN NULL
  WHEN message.budget = '${SmsBudget.OTHERS}' AND NOT ${take('sms-from', 'message.sender::text', perSender)} THEN NULL
  WHEN message.budget = '${SmsBudget.HANDOVER}' AND NOT ${take('sms-codes', 'message.sender::text', perSender)} THEN NULL
  WHEN message.budget = '${SmsBudget.OTHERS}' AND ${take('sms-others', 'message.phone', perPhone)} THEN message.body
  WHEN message.budget = '${SmsBudget.HANDOVER}' AND ${take('sms-handover', 'message.phone', perPhone)} THEN message.body
  WHEN message.budget = '${SmsBudget.OWN}' AND ${take('sms-own', OF_PURPOSE, own)} THEN message.body
  WHEN message.collecting IS NOT NULL AND ${take('sms-more', 'message.phone', collecting)} THEN message.collecting
END`;

/** Budgets whose messages are sent although the messages of the day are used up. */
export const VITAL: readonly SmsBudget[] = [SmsBudget.CODE, SmsBudget.HANDOVER, SmsBudget.PAYOUT];
export const TODAY = `(now() AT TIME ZONE 'Asia/Dhaka')::date`;
