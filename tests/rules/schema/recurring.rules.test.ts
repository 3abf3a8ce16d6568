/** Recurring orders and the confirmation of one of their days. */
import { confirmRecurringRules, recurringOrderRules } from '../../../schema/rules/orders/recurring.rules';
import { rejects } from '../support/rejects';
import { keysOf } from '../support/rule-keys';

const many = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);

describe('a recurring order', () => {
  rejects(recurringOrderRules, { orderId: 'o', rhythm: 'WEEKLY', startsOn: '2026-12-01' }, [
    [{ orderId: '' }, { orderId: 'error.badInput' }],
    [{ orderId: undefined }, { orderId: 'error.badInput' }],
    [{ rhythm: 'DAILY' }, { rhythm: 'recurring.rhythm' }],
    [{ rhythm: undefined }, { rhythm: 'recurring.rhythm' }],
    [{ startsOn: undefined }, { startsOn: 'recurring.startsOn' }],
    [{ startsOn: {} }, { startsOn: 'recurring.startsOn' }],
    [{ startsOn: '01/12/2026' }, { startsOn: 'recurring.startsOn' }],
    [{ startsOn: 'x2026-12-01' }, { startsOn: 'recurring.startsOn' }],
    [{ startsOn: '2026-12-011' }, { startsOn: 'recurring.startsOn' }],
  ]);
  it('may be monthly', () => expect(keysOf(recurringOrderRules, { orderId: 'o', rhythm: 'MONTHLY', startsOn: '2026-12-01' })).toEqual({}));
});

describe('the confirmation of a day', () => {
  rejects(confirmRecurringRules, { on: '2026-12-01', expectedTotal: '120.50', leaveOut: ['p'] }, [
    [{ on: 'tomorrow' }, { on: 'recurring.startsOn' }],
    [{ expectedTotal: null }, { expectedTotal: 'error.badInput' }],
    [{ expectedTotal: 'x' }, { expectedTotal: 'error.badInput' }],
    [{ expectedTotal: '1000000000' }, { expectedTotal: 'error.badInput' }],
    [{ expectedTotal: '1.234' }, { expectedTotal: 'amount.tooFine' }],
    [{ leaveOut: 'x' }, { leaveOut: 'error.badInput' }],
    [{ leaveOut: many(51) }, { leaveOut: 'error.badInput' }],
  ]);
  it('leaves nothing out by default', () => {
    expect(keysOf(confirmRecurringRules, { on: '2026-12-01', expectedTotal: '0', leaveOut: null })).toEqual({});
    expect(keysOf(confirmRecurringRules, { on: '2026-12-01', expectedTotal: '999999999', leaveOut: many(50) })).toEqual({});
  });
});
