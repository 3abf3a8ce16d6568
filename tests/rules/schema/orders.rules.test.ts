/** Mobile money, orders and their ends, problems and messages. */
import { handoverRules } from '../../../schema/rules/orders/handover.rules';
import { mobileMoneyNumber, trxId } from '../../../schema/rules/orders/mobile-money.rules';
import { orderMessageRules, reportMessageRules } from '../../../schema/rules/orders/order-message.rules';
import { failedDeliveryRules, resolveOrderRules } from '../../../schema/rules/orders/order-outcome.rules';
import {
  problemDecisionRules,
  problemOfferRules,
  problemReasonRules,
  problemReplyRules,
  reportProblemRules,
} from '../../../schema/rules/orders/order-problem.rules';
import { lineQuantityRules, lineWeightRules, proposedFeeRules } from '../../../schema/rules/orders/order-quantity.rules';
import { adminOrderFilterRules, orderFilterRules, paymentClaimRules, placeOrderRules } from '../../../schema/rules/orders/order.rules';
import { paymentDisputeRules } from '../../../schema/rules/orders/payment-dispute.rules';
import { problemWindowEnd } from '../../../schema/rules/orders/problem-window';
import { object } from 'yup';
import { rejects } from '../support/rejects';
import { keysOf } from '../support/rule-keys';

const many = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);

describe('mobile money', () => {
  const rules = () => object({ paymentNumber: mobileMoneyNumber(), paymentReference: trxId() });
  const outcome = (paymentMethod: string, paymentNumber: unknown, paymentReference: unknown) => {
    const values = { paymentMethod, paymentNumber, paymentReference };
    const keys = keysOf(rules(), values);
    return Object.keys(keys).length > 0 ? keys : rules().cast(values);
  };
  it('has numbers as they are typed from a receipt', () => {
    expect(outcome('BKASH', '+৮৮ ০১৭১১-০০০০০১', ' ab12 cd34ef ')).toMatchObject({
      paymentNumber: '01711000001',
      paymentReference: 'AB12CD34EF',
    });
    expect(outcome('BKASH', '', ' ')).toMatchObject({ paymentNumber: null, paymentReference: null });
    expect(outcome('ROCKET', '017110000012', 'ABCDEF')).toMatchObject({ paymentNumber: '017110000012' });
    expect(outcome('NAGAD', '8801711000001', 'ABCDEF')).toMatchObject({ paymentNumber: '01711000001' });
    expect(outcome('NAGAD', '01788013456', 'ABCDEF')).toMatchObject({ paymentNumber: '01788013456' });
  });
  it.each([
    ['BKASH', '017110000012', 'ABCDEF', { paymentNumber: 'order.paymentNumberWrong' }],
    ['ROCKET', '01711000001234', 'ABCDEF', { paymentNumber: 'order.paymentNumberWrong' }],
    ['ROCKET', 'x017110000012', 'ABCDEF', { paymentNumber: 'order.paymentNumberWrong' }],
    ['NAGAD', '01211000001', 'ABCDEF', { paymentNumber: 'order.paymentNumberWrong' }],
    ['NAGAD', {}, 'ABCDEF', { paymentNumber: 'order.paymentNumber' }],
    ['NAGAD', '01711000001', 'ABCDE', { paymentReference: 'order.paymentReferenceWrong' }],
    ['NAGAD', '01711000001', 'A'.repeat(21), { paymentReference: 'order.paymentReferenceWrong' }],
    ['NAGAD', '01711000001', 'AB_CDE', { paymentReference: 'order.paymentReferenceWrong' }],
    ['NAGAD', '01711000001', {}, { paymentReference: 'order.paymentReference' }],
  ])('%s %s %s is %j', (method, number, reference, keys) => expect(outcome(method, number, reference)).toEqual(keys));
  it.each(['CASH_ON_DELIVERY', 'ONLINE'])('%s checks neither', (method) => {
    expect(keysOf(rules(), { paymentMethod: method, paymentNumber: '1', paymentReference: '1' })).toEqual({});
  });
  it('is claimed with number, TrxID and an amount above zero', () => {
    const claim = { paymentMethod: 'BKASH', paymentNumber: '01711000001', paymentReference: 'ABCDEF', amount: '5' };
    const keys = (change: object) => keysOf(paymentClaimRules, { ...claim, ...change });
    expect([
      keys({}),
      keys({ paymentMethod: 'ONLINE' }),
      keys({ paymentNumber: '' }),
      keys({ paymentReference: '' }),
      keys({ amount: '0' }),
    ]).toEqual([
      {},
      { paymentMethod: 'order.paymentMethod' },
      { paymentNumber: 'order.paymentNumber' },
      { paymentReference: 'order.paymentReference' },
      { amount: 'payment.amountWrong' },
    ]);
  });
});

describe('an order', () => {
  const order = {
    lines: [{ productId: 'p', quantity: '2' }],
    contactName: 'Rahima',
    contactPhone: '01711000001',
    paymentMethod: 'CASH_ON_DELIVERY',
    upazilaId: 12,
    address: 'Road 1',
  };
  rejects(placeOrderRules, order, [
    [{ lines: [] }, { lines: 'cart.empty' }],
    [{ lines: undefined }, { lines: 'cart.empty' }],
    [{ lines: 'x' }, { lines: 'cart.empty' }],
    [{ lines: many(51).map((productId) => ({ productId, quantity: '1' })) }, { lines: 'cart.full' }],
    [{ lines: [{ productId: '', quantity: '0' }] }, { 'lines[0].productId': 'cart.unavailable', 'lines[0].quantity': 'quantity.invalid' }],
    [{ contactName: '' }, { contactName: 'order.contactName' }],
    [{ contactPhone: '1' }, { contactPhone: 'register.phone' }],
    [{ upazilaId: null }, { upazilaId: 'order.placeRequired' }],
    [{ address: '' }, { address: 'order.addressRequired' }],
    [{ paymentMethod: 'GOLD' }, { paymentMethod: 'order.paymentMethod' }],
    [{ couponCode: 'x'.repeat(41) }, { couponCode: 'error.tooLong' }],
    [{ note: 'x'.repeat(501) }, { note: 'error.tooLong' }],
    [
      { upazilaId: null, address: '', deliveries: [{ sellerId: 's', method: 'DELIVERY' }] },
      { upazilaId: 'order.placeRequired', address: 'order.addressRequired' },
    ],
    [
      {
        upazilaId: null,
        address: '',
        deliveries: [
          { sellerId: 's', method: 'PICKUP' },
          { sellerId: 't', method: 'DELIVERY' },
        ],
      },
      { upazilaId: 'order.placeRequired', address: 'order.addressRequired' },
    ],
    [{ deliveries: [], upazilaId: null }, { upazilaId: 'order.placeRequired' }],
  ]);
  it.each([
    [{ upazilaId: null, address: '', deliveries: [{ sellerId: 's', method: 'PICKUP' }] }],
    [{ paymentMethod: 'BKASH' }],
    [{ deliveries: [] }],
  ])('%j is accepted', (change) => expect(keysOf(placeOrderRules, { ...order, ...change })).toEqual({}));

  it('is found by its states', () => {
    expect(keysOf(orderFilterRules, { statuses: ['LOST'], states: 'x', progress: 'x', districtId: 0 })).toEqual({
      'statuses[0]': 'error.badInput',
      states: 'error.badInput',
      progress: 'error.badInput',
      districtId: 'error.badInput',
    });
    expect(keysOf(adminOrderFilterRules, { status: 'LOST', state: 'LOST' })).toEqual({ status: 'error.badInput', state: 'error.badInput' });
  });

  it('is weighed and confirmed by the line', () => {
    expect([keysOf(lineQuantityRules, { lineId: 'l', quantity: '0' }), keysOf(lineQuantityRules, {})]).toEqual([
      {},
      { lineId: 'order.unknownLine', quantity: 'quantity.invalid' },
    ]);
    expect([
      keysOf(lineWeightRules, { lineId: 'l', kilograms: '1.5', isChecked: null }),
      keysOf(lineWeightRules, { lineId: 'l', kilograms: 'x' }),
    ]).toEqual([{}, { kilograms: 'order.weightInvalid' }]);
    expect([
      keysOf(proposedFeeRules, { fee: '0' }),
      keysOf(proposedFeeRules, { fee: '' }),
      keysOf(proposedFeeRules, { fee: '100001' }),
    ]).toEqual([{}, { fee: 'settings.fee' }, { fee: 'settings.fee' }]);
  });

  it('ends with a reason', () => {
    expect(keysOf(failedDeliveryRules, { failure: 'RAIN?' })).toEqual({ failure: 'order.failureRequired' });
    const end = { state: 'RETURNED', reason: 'x', typed: 'HB-1' };
    expect([
      keysOf(resolveOrderRules, end, { word: 'HB-1' }),
      keysOf(resolveOrderRules, { ...end, state: 'COMPLETED' }, { word: 'HB-1' }),
      keysOf(resolveOrderRules, { ...end, state: 'PLACED' }, { word: 'HB-1' }),
    ]).toEqual([{}, {}, { state: 'order.resolutionRequired' }]);
    expect([keysOf(handoverRules, { code: '12' }), keysOf(handoverRules, { imageIds: many(20) }), keysOf(handoverRules, {})]).toEqual([
      { code: 'order.handoverCodeInvalid' },
      { imageIds: 'order.tooManyDeliveryImages' },
      {},
    ]);
    expect(keysOf(paymentDisputeRules, {})).toEqual({ text: 'dispute.text' });
  });
});

describe('a problem', () => {
  const problem = { orderId: 'o', lineId: 'l', kind: 'DAMAGED', remedy: 'REFUND', text: 'Broken', imageIds: ['a'] };
  rejects(reportProblemRules, problem, [
    [{ orderId: '' }, { orderId: 'error.badInput' }],
    [{ lineId: '' }, { lineId: 'problem.lineRequired' }],
    [{ kind: '' }, { kind: 'problem.kindRequired' }],
    [{ remedy: 'HUG' }, { remedy: 'problem.remedyRequired' }],
    [{ remedy: 'PARTIAL_REFUND' }, { amount: 'problem.amountRequired' }],
    [{ remedy: 'PARTIAL_REFUND', amount: '0' }, { amount: 'problem.amountInvalid' }],
    [{ amount: '5' }, { amount: 'problem.amountOfPart' }],
    [{ text: '' }, { text: 'problem.textRequired' }],
    [{ imageIds: [] }, { imageIds: 'problem.imageRequired' }],
    [{ imageIds: null }, { imageIds: 'problem.imageRequired' }],
    [{ imageIds: 'x' }, { imageIds: 'order.unknownImage' }],
    [{ imageIds: many(6) }, { imageIds: 'problem.tooManyImages' }],
  ]);
  it.each([
    [{ kind: 'NOT_RECEIVED', lineId: null, imageIds: null }],
    [{ kind: 'MISSING', imageIds: [] }],
    [{ remedy: 'PARTIAL_REFUND', amount: '5' }],
  ])('%j is accepted', (change) => expect(keysOf(reportProblemRules, { ...problem, ...change })).toEqual({}));
  it('has offers, replies and a decision', () => {
    expect(keysOf(problemOfferRules, { remedy: 'PARTIAL_REFUND' })).toEqual({ amount: 'problem.amountRequired' });
    expect([keysOf(problemReplyRules, {}), keysOf(problemReasonRules, {})]).toEqual([{}, { text: 'order.reasonRequired' }]);
    expect([keysOf(problemDecisionRules, { remedy: 'NONE', text: 'x' }), keysOf(problemDecisionRules, { remedy: 'HUG' })]).toEqual([
      {},
      { remedy: 'problem.decisionRequired', text: 'order.reasonRequired' },
    ]);
    expect(problemDecisionRules.cast({ remedy: 'NONE', text: 'x' }).remedy).toBeNull();
    expect(problemDecisionRules.cast({ remedy: 'REFUND', text: 'x' }).remedy).toBe('REFUND');
  });

  const now = new Date('2026-11-26T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(+now - hours * 3_600_000);
  const delivered = { deliveredAt: hoursAgo(1), completedAt: null, replacedAt: null, categorySlug: null, hasProblem: false };
  it('may be reported for some hours', () => {
    const end = problemWindowEnd(delivered, now);
    expect(end).not.toBeNull();
    const hours = (+end! - +delivered.deliveredAt) / 3_600_000;
    const perishable = problemWindowEnd({ ...delivered, categorySlug: 'leafy-greens' }, now);
    expect([hours, perishable && (+perishable - +delivered.deliveredAt) / 3_600_000]).toEqual([48, 24]);
    expect([
      problemWindowEnd({ ...delivered, deliveredAt: null }, now),
      problemWindowEnd({ ...delivered, completedAt: now }, now),
      problemWindowEnd({ ...delivered, hasProblem: true }, now),
      problemWindowEnd({ ...delivered, deliveredAt: hoursAgo(hours) }, now),
    ]).toEqual([null, null, null, null]);
    expect(problemWindowEnd({ ...delivered, deliveredAt: hoursAgo(500), replacedAt: hoursAgo(1) }, now)).toEqual(end);
  });
});

describe('messages of an order', () => {
  it('have text or images', () => {
    const keys = (change: object) => keysOf(orderMessageRules, { orderId: 'o', ...change });
    expect([
      keys({ body: 'Hello' }),
      keys({}),
      keys({ imageIds: [] }),
      keys({ imageIds: ['a'] }),
      keys({ imageIds: many(5) }),
      keys({ imageIds: 'x' }),
    ]).toEqual([
      {},
      { body: 'message.body' },
      { body: 'message.body' },
      {},
      { imageIds: 'message.tooManyImages' },
      { imageIds: 'order.unknownImage', body: 'message.body' },
    ]);
    expect(keysOf(reportMessageRules, {})).toEqual({ messageId: 'error.notFound', reason: 'order.reasonRequired' });
  });
});
