/** These tests cover the rules of delivery rates, of delivery days and of tracking. */
import { addDays, dayAt, isOfferedDay, offeredDays, weekdayOf } from '../../../schema/rules/orders/delivery-days';
import {
  deliveryTermsFormRules,
  fieldsOfRates,
  platformSettingsFormRules,
  ratesOfForm,
  withoutRateFields,
} from '../../../schema/rules/orders/delivery-form.rules';
import { deliveryChoiceList, deliveryRateRules, deliveryTermsRules } from '../../../schema/rules/orders/delivery.rules';
import { trackOrderRules } from '../../../schema/rules/orders/track-order.rules';
import { object } from 'yup';
import { rejects } from '../support/rejects';
import { keysOf } from '../support/rule-keys';

const many = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);
const rate = { distance: 'SAME_DISTRICT', base: '30', freeKg: '5', perKg: '2.5', maxKg: '100' };

describe('delivery rates', () => {
  rejects(deliveryRateRules, rate, [
    [{ distance: 'MOON' }, { distance: 'delivery.distance' }],
    [{ base: '10001' }, { base: 'settings.fee' }],
    [{ freeKg: '101' }, { freeKg: 'delivery.freeKgAboveMax' }],
    [{ freeKg: 'x' }, { freeKg: 'delivery.freeKg' }],
    [{ perKg: '1001' }, { perKg: 'delivery.perKg' }],
    [{ maxKg: '0', freeKg: '0' }, { maxKg: 'delivery.maxKg' }],
    [{ maxKg: '' }, { maxKg: 'delivery.maxKg' }],
    [{ maxKg: '0.000', freeKg: '0' }, { maxKg: 'delivery.maxKg' }],
  ]);
  it('may be free up to the most', () => expect(keysOf(deliveryRateRules, { ...rate, freeKg: '100' })).toEqual({}));
});

describe('delivery terms', () => {
  const terms = {
    distances: ['SAME_DISTRICT'],
    rates: [rate],
    freeFrom: '500',
    pickup: false,
    leadDays: 1,
    weekdays: ['FRIDAY'],
    windows: ['MORNING'],
  };
  rejects(deliveryTermsRules, terms, [
    [{ distances: [] }, { pickup: 'delivery.nothing' }],
    [{ distances: ['SAME_DISTRICT', 'SAME_DISTRICT'] }, { distances: 'delivery.distance' }],
    [{ distances: ['MOON'] }, { 'distances[0]': 'delivery.distance' }],
    [{ distances: 'x' }, { distances: 'delivery.distance' }],
    [{ rates: [rate, rate] }, { rates: 'delivery.rateTwice' }],
    [{ rates: 'x' }, { rates: 'error.badInput' }],
    [{ freeFrom: '0' }, { freeFrom: 'delivery.freeFrom' }],
    [{ freeFrom: 'x' }, { freeFrom: 'delivery.freeFrom' }],
    [{ pickup: null }, { pickup: 'error.badInput' }],
    [{ leadDays: 15 }, { leadDays: 'delivery.leadDays' }],
    [{ leadDays: -1 }, { leadDays: 'delivery.leadDays' }],
    [{ weekdays: [] }, { weekdays: 'delivery.weekdays' }],
    [{ weekdays: ['FRIDAY', 'FRIDAY'] }, { weekdays: 'delivery.weekdays' }],
    [{ windows: [] }, { windows: 'delivery.windows' }],
    [{ windows: ['NOON?'] }, { 'windows[0]': 'delivery.windows' }],
  ]);
  it('have one rate for each distance', () => {
    expect(keysOf(deliveryTermsRules, { ...terms, rates: [rate, { ...rate, distance: 'ELSEWHERE' }] })).toEqual({});
    expect(keysOf(deliveryTermsRules, { ...terms, rates: null })).toEqual({});
  });
  it('may be pick up alone', () => expect(keysOf(deliveryTermsRules, { ...terms, distances: [], pickup: true })).toEqual({}));

  it('are the fields of a form', () => {
    const fields = fieldsOfRates([{ ...rate, distance: 'SAME_DISTRICT', base: '30.00' }]);
    expect(fields).toMatchObject({ base_SAME_DISTRICT: '30', maxKg_SAME_DISTRICT: '100', base_ELSEWHERE: '' });
    expect(ratesOfForm(fields, ['SAME_DISTRICT'])).toEqual([rate]);
    expect(ratesOfForm(fields)).toHaveLength(Object.keys(fields).length / 4);
    expect(withoutRateFields({ ...fields, pickup: true })).toEqual({ pickup: true });
    const form = { ...terms, ...fields, ownRates: ['SAME_DISTRICT'] };
    const keys = (change: object) => keysOf(deliveryTermsFormRules, { ...form, ...change });
    expect([
      keys({}),
      keys({ maxKg_SAME_DISTRICT: '1' }),
      keys({ base_SAME_DISTRICT: '' }),
      keys({ base_SAME_DISTRICT: '', ownRates: [] }),
    ]).toEqual([{}, { freeKg_SAME_DISTRICT: 'delivery.freeKgAboveMax' }, { base_SAME_DISTRICT: 'settings.fee' }, {}]);
    expect(keys({ base_SAME_DISTRICT: '', distances: ['ELSEWHERE'] })).toEqual({});
    expect(keysOf(platformSettingsFormRules, { ...fields, commissionPercent: '2', approvalHours: '48', reason: 'x' })).toMatchObject({
      base_ELSEWHERE: 'settings.fee',
      maxKg_ELSEWHERE: 'delivery.maxKg',
    });
  });
});

describe('delivery days', () => {
  const friday = { leadDays: 1, weekdays: ['FRIDAY'] as const };
  it('are the weekdays after the lead days, within a month', () => {
    expect(offeredDays(friday, '2026-11-26')).toEqual(['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25']);
    expect(offeredDays({ ...friday, leadDays: 2 }, '2026-11-26')[0]).toBe('2026-12-04');
    expect(offeredDays({ leadDays: 30, weekdays: ['SATURDAY'] }, '2026-11-26')).toEqual(['2026-12-26']);
    expect([isOfferedDay(friday, '2026-11-26', '2026-11-27'), isOfferedDay(friday, '2026-11-26', '2026-11-28')]).toEqual([true, false]);
  });
  it('begin in Bangladesh', () => {
    expect([dayAt(new Date('2026-11-25T17:59:59Z')), dayAt(new Date('2026-11-25T18:00:00Z'))]).toEqual(['2026-11-25', '2026-11-26']);
    expect([addDays('2026-11-30', 1), addDays('2026-11-30', 0)]).toEqual(['2026-12-01', '2026-11-30']);
    expect(['22', '23', '24', '25', '26', '27', '28'].map((day) => weekdayOf(`2026-11-${day}`))).toEqual([
      'SUNDAY',
      'MONDAY',
      'TUESDAY',
      'WEDNESDAY',
      'THURSDAY',
      'FRIDAY',
      'SATURDAY',
    ]);
  });
  it('are chosen once for each seller', () => {
    const rules = object({ list: deliveryChoiceList() });
    const one = { sellerId: 'A', method: 'DELIVERY', preferredDay: '2026-11-27', preferredWindow: 'MORNING' };
    const keys = (...list: object[]) => keysOf(rules, { list });
    expect(keys(one, { ...one, sellerId: 'B' })).toEqual({});
    expect(keys({ ...one, sellerId: undefined })).toEqual({ 'list[0].sellerId': 'delivery.unknownSeller' });
    expect([
      keys(one),
      keys(one, { ...one, sellerId: 'a' }),
      keys({ ...one, preferredDay: '27/11' }),
      keys({ ...one, method: 'THROW' }),
    ]).toEqual([
      {},
      { list: 'delivery.sellerTwice' },
      { 'list[0].preferredDay': 'delivery.day' },
      { 'list[0].method': 'order.deliveryMethod' },
    ]);
    expect([
      keys({ ...one, preferredWindow: 'X' }),
      keys({ ...one, sellerId: '' }),
      keysOf(rules, { list: 'x' }),
      keysOf(rules, { list: null }),
    ]).toEqual([
      { 'list[0].preferredWindow': 'delivery.window' },
      { 'list[0].sellerId': 'delivery.unknownSeller' },
      { list: 'error.badInput' },
      {},
    ]);
    expect(keys(...many(51).map((sellerId) => ({ ...one, sellerId })))).toEqual({ list: 'error.badInput' });
  });
});

describe('tracking', () => {
  it.each([
    ['hb 100001', 'HB-100001'],
    ['১০০০০১', 'HB-100001'],
    [' HB-100001 ', 'HB-100001'],
    ['hb–১০০০০১', 'HB-100001'],
    ['-100001', 'HB-100001'],
  ])('%j is %s', (typed, number) => {
    expect(trackOrderRules.cast({ trackingNumber: typed, phoneDigits: '১২৩৪' })).toEqual({ trackingNumber: number, phoneDigits: '1234' });
  });
  rejects(trackOrderRules, { trackingNumber: 'HB-1', phoneDigits: '1234' }, [
    [{ trackingNumber: '' }, { trackingNumber: 'track.number' }],
    [{ trackingNumber: {} }, { trackingNumber: 'track.number' }],
    [{ trackingNumber: ['1'] }, { trackingNumber: 'track.number' }],
    [{ trackingNumber: 'XX-1' }, { trackingNumber: 'track.number' }],
    [{ trackingNumber: 'HB-1x' }, { trackingNumber: 'track.number' }],
    [{ trackingNumber: '1'.repeat(13) }, { trackingNumber: 'track.number' }],
    [{ trackingNumber: 'xHB-1' }, { trackingNumber: 'track.number' }],
    [{ phoneDigits: '123' }, { phoneDigits: 'track.digits' }],
    [{ phoneDigits: '' }, { phoneDigits: 'track.digits' }],
  ]);
});
