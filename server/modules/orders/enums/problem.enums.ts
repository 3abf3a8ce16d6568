import { registerEnumType } from 'type-graphql';
import {
  ProblemAction,
  ProblemEvent,
  ProblemKind,
  ProblemRemedy,
  ProblemSide,
  ProblemState,
  problemHours,
} from '../../../../schema/values/orders/order-problems';
import { OrderActor } from '../../../../schema/values/orders/orders';

registerEnumType(ProblemKind, {
  name: 'OrderProblemKind',
  description: 'What is wrong with a delivered order or one of its lines.',
  valuesConfig: {
    NOT_RECEIVED: { description: 'It was recorded as delivered, but did not come; of a line, or of the whole order.' },
    MISSING: { description: 'Less came than the line charges.' },
    SPOILED: { description: 'It was rotten or went bad.' },
    DAMAGED: { description: 'It was broken or crushed.' },
    WRONG_PRODUCT: { description: 'Another product came.' },
    POOR_QUALITY: { description: 'It is not as it was described.' },
    RECALLED: { description: 'It was recalled: the market refunds it, without a report of the buyer.' },
    NOT_THE_GRADE: { description: 'It is not of the grade that it was ordered with; only of a line that has one.' },
  },
});
registerEnumType(ProblemRemedy, {
  name: 'OrderProblemRemedy',
  description: 'What solves a problem.',
  valuesConfig: {
    REFUND: { description: 'All that is left of what it cost.' },
    PARTIAL_REFUND: { description: 'A part of what it cost.' },
    REPLACEMENT: { description: 'The seller sends it again.' },
  },
});
registerEnumType(ProblemState, {
  name: 'OrderProblemState',
  description: 'The state of a problem. The first four are active: the order is not complete before they end.',
  valuesConfig: {
    OPEN: { description: `Waits for its seller, ${problemHours.due.OPEN} hours at most.` },
    OFFERED: { description: `The seller offers something else: waits for the buyer, ${problemHours.due.OFFERED} hours at most.` },
    ESCALATED: { description: `Waits for an admin, who decides within ${problemHours.due.ESCALATED} hours.` },
    REPLACING: { description: `Waits for the seller to send a replacement, ${problemHours.due.REPLACING / 24} days at most.` },
    SOLVED: { description: 'Refunded, or a replacement was sent.' },
    DISMISSED: { description: 'An admin decided that nothing is owed.' },
    WITHDRAWN: { description: 'Taken back by its buyer.' },
  },
});
registerEnumType(ProblemAction, {
  name: 'OrderProblemAction',
  description: 'What a party or an admin may do with a problem.',
  valuesConfig: {
    ACCEPT: { description: 'acceptProblem.' },
    OFFER: { description: 'offerForProblem.' },
    DECLINE: { description: 'declineProblem.' },
    ACCEPT_OFFER: { description: 'acceptProblemOffer.' },
    DECLINE_OFFER: { description: 'declineProblemOffer.' },
    SEND_REPLACEMENT: { description: 'sendReplacement.' },
    WITHDRAW: { description: 'withdrawProblem.' },
    DECIDE: { description: 'decideProblem.' },
  },
});
registerEnumType(ProblemEvent, {
  name: 'OrderProblemEvent',
  description: 'What an entry of the history of a problem records.',
  valuesConfig: {
    REPORT: { description: 'reportProblem.' },
    ...Object.fromEntries(Object.values(ProblemAction).map((action) => [action, { description: 'As in `OrderProblemAction`.' }])),
    ESCALATE: { description: 'A deadline passed: it waits for an admin.' },
  },
});
registerEnumType(OrderActor, {
  name: 'OrderActor',
  description: 'Who acts in an order.',
  valuesConfig: {
    BUYER: { description: 'Who ordered.' },
    SELLER: { description: 'Who sells.' },
    ADMIN: { description: 'An admin.' },
    SYSTEM: { description: 'The market itself: a deadline passed.' },
  },
});
registerEnumType(ProblemSide, {
  name: 'OrderProblemSide',
  description: 'What the viewer is in the orders of a list of problems.',
  valuesConfig: { BUYER: { description: 'Their buyer.' }, SELLER: { description: 'Their seller.' } },
});
