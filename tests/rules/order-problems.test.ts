/** The table of problems' moves, how long one may be reported, and what the rules of its forms reject. */
import {
  problemDecisionRules,
  problemOfferRules,
  problemReplacementRules,
  reportProblemRules,
} from '../../schema/rules/orders/order-problem.rules';
import { problemWindowEnd } from '../../schema/rules/orders/problem-window';
import { categories } from '../../schema/values/catalogue/categories';
import { isPerishable, perishableCategories } from '../../schema/values/catalogue/perishables';
import {
  findProblemMove,
  activeProblemStates,
  problemActionsFor,
  problemMoves,
  ProblemState,
} from '../../schema/values/orders/order-problems';

const HOUR = 3_600_000;

describe('moves of a problem', () => {
  it.each(['SOLVED', 'DISMISSED', 'WITHDRAWN'] as const)('%s is the end', (state) => {
    expect(problemMoves.filter(({ from }) => from === state)).toEqual([]);
  });

  it.each(activeProblemStates)('%s leads to an end, also without its buyer and seller', (start) => {
    const reached = new Set<ProblemState>([start]);
    for (const state of reached)
      for (const { from, to, actors } of problemMoves)
        if (from === state && (actors.includes('SYSTEM') || actors.includes('ADMIN'))) reached.add(to);
    expect(reached).toContain('SOLVED');
  });

  it('a remedy decides between a refund and a replacement, and none dismisses', () => {
    expect(findProblemMove('OPEN', 'ACCEPT', 'SELLER', 'PARTIAL_REFUND')?.to).toBe('SOLVED');
    expect(findProblemMove('OPEN', 'ACCEPT', 'SELLER', 'REPLACEMENT')?.to).toBe('REPLACING');
    expect(findProblemMove('ESCALATED', 'DECIDE', 'ADMIN', null)?.to).toBe('DISMISSED');
    expect(findProblemMove('OPEN', 'DECIDE', 'ADMIN', 'REFUND')).toBeNull();
    expect(findProblemMove('OPEN', 'ACCEPT', 'BUYER', 'REFUND')).toBeNull();
  });

  it('each side is offered what it may do', () => {
    expect(problemActionsFor('OPEN', 'SELLER')).toEqual(['ACCEPT', 'OFFER', 'DECLINE']);
    expect(problemActionsFor('OFFERED', 'BUYER')).toEqual(['ACCEPT_OFFER', 'DECLINE_OFFER', 'WITHDRAW']);
    expect(problemActionsFor('ESCALATED', 'ADMIN')).toEqual(['DECIDE']);
    expect(problemActionsFor('REPLACING', 'SELLER')).toEqual(['OFFER', 'SEND_REPLACEMENT']);
    expect(problemActionsFor('OPEN', 'ADMIN')).toEqual([]);
  });
});

describe('the time to report', () => {
  const deliveredAt = new Date('2026-11-20T04:00:00Z');
  const delivered = { deliveredAt, completedAt: null, replacedAt: null, categorySlug: 'rice', hasProblem: false };
  const after = (milliseconds: number) => new Date(+deliveredAt + milliseconds);

  it.each([
    ['rice', 48],
    ['tomato', 24],
    [null, 48],
  ])('of %s is over after %i hours', (categorySlug, hours) => {
    const line = { ...delivered, categorySlug };
    expect(problemWindowEnd(line, after(hours * HOUR - 1000))).toEqual(after(hours * HOUR));
    expect(problemWindowEnd(line, after(hours * HOUR))).toBeNull();
  });

  it('begins again with a replacement, and there is none for complete orders or a second problem', () => {
    expect(problemWindowEnd({ ...delivered, replacedAt: after(40 * HOUR) }, after(80 * HOUR))).toEqual(after(88 * HOUR));
    expect(problemWindowEnd({ ...delivered, completedAt: after(HOUR) }, after(2 * HOUR))).toBeNull();
    expect(problemWindowEnd({ ...delivered, hasProblem: true }, after(2 * HOUR))).toBeNull();
  });

  it('perishable categories are categories', () => {
    const slugs = new Set(categories.map(({ slug }) => slug));
    expect(perishableCategories().filter((slug) => !slugs.has(slug))).toEqual([]);
    expect([isPerishable('milk'), isPerishable('potato')]).toEqual([true, false]);
  });
});

describe('forms', () => {
  const report = { orderId: 'o', lineId: 'l', kind: 'MISSING', remedy: 'PARTIAL_REFUND', amount: '৩০', text: 'Half of it', imageIds: [] };
  const isValid = (more: object) => reportProblemRules.isValid({ ...report, ...more });

  it('take an amount of a part alone, in Bangla digits as well', async () => {
    expect((await reportProblemRules.validate(report)).amount).toBe('30');
    expect(await isValid({ amount: null })).toBe(false);
    expect(await isValid({ amount: '-1' })).toBe(false);
    expect(await isValid({ remedy: 'REPLACEMENT' })).toBe(false);
    expect(await problemOfferRules.isValid({ remedy: 'REFUND' })).toBe(true);
    expect(await problemDecisionRules.isValid({ text: 'Closed: no refund', remedy: null })).toBe(true);
    expect(await problemDecisionRules.isValid({ remedy: null })).toBe(false);
  });

  it('take how much of a replacement is sent, above zero and to the gram, or nothing for all of it', async () => {
    expect(await problemReplacementRules.validate({ quantity: '১,৫' })).toMatchObject({ quantity: '1.5' });
    expect(await problemReplacementRules.isValid({})).toBe(true);
    for (const quantity of ['0', '-1', 'x', '1.2345']) expect(await problemReplacementRules.isValid({ quantity })).toBe(false);
  });

  it('want an image of what came, and a line of all but a whole order that did not come', async () => {
    expect(await isValid({ kind: 'DAMAGED' })).toBe(false);
    expect(await isValid({ kind: 'DAMAGED', imageIds: ['i'] })).toBe(true);
    expect(await isValid({ kind: 'NOT_RECEIVED', lineId: null })).toBe(true);
    expect(await isValid({ lineId: null })).toBe(false);
  });
});
