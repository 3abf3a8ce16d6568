/**
 * /docs/order-states: every state of orders and of problems with them, and who may make which move, as Markdown, made
 * of the tables that the server decides by.
 */
import { type GraphQLSchema, isEnumType } from 'graphql';
import { serverLimits } from '../../../../schema/values/server-limits';
import { limits } from '../../../../schema/values/limits';
import { orderTransitions, type OrderTransition } from '../../../../schema/values/orders/order-moves';
import { MAX_DELIVERY_ATTEMPTS, OrderState, statusOf } from '../../../../schema/values/orders/order-states';
import { problemHours, problemMoves, ProblemState } from '../../../../schema/values/orders/order-problems';

interface Move {
  readonly from: string;
  readonly action: string;
  readonly to: string;
  readonly actors: readonly string[];
  readonly reasonRequired: boolean;
}

export function orderStatesPage(schema: GraphQLSchema): string {
  const meaning = (name: string, value: string): string => {
    const type = schema.getType(name);
    const text = isEnumType(type) ? type.getValue(value)?.description : null;
    if (!text) throw new Error(`${name}.${value} has no description.`);
    return text;
  };
  const stateRows = Object.values(OrderState).map(
    (state) => `| \`${state}\` | \`${statusOf(state)}\` | ${meaning('OrderState', state).replace(/ Coarse: \w+\./, '')} |`,
  );
  const problemRows = Object.values(ProblemState).map((state) => `| \`${state}\` | ${meaning('OrderProblemState', state)} |`);
  const orderAction = (action: string) =>
    meaning(
      action === 'PROPOSE_PART' || action === 'UNDO' || action === 'EXPIRE' || action === 'COMPLETE' ? 'OrderEventAction' : 'OrderAction',
      action,
    );
  const problemAction = (action: string) =>
    meaning(action === 'REPORT' || action === 'ESCALATE' ? 'OrderProblemEvent' : 'OrderProblemAction', action);
  return `# States of orders

What an order and a problem with it can be, and every move between: state × action × actor. A move that is not here is \`INVALID_TRANSITION\`, with \`extensions.current\`: the state and what
you may do. \`Order.actions\` and \`OrderProblem.actions\` have what the caller may do now: take them rather than this table. A client should leave out actions that it does not know, and take
a state that it does not know for its \`status\`.

## Orders

\`Order.state\` is exact; \`Order.status\` is the coarse value, which webhooks send beside it.

| state | status | meaning |
| --- | --- | --- |
${stateRows.join('\n')}

${movesTable(orderTransitions.map(ofBuyer), orderAction)}

- \`UNDO\` is open for ${limits.orderUndoSeconds} seconds to the seller whose step was the last of the order (\`Order.undoUntil\`; it is not among \`actions\`), and brings back the quantities and sums of before. \`EXPIRE\` comes after ${limits.orderExpiryHours} hours, \`COMPLETE\` ${serverLimits.completionDays} days after the delivery.
- A confirmation of less than half of a line, or one whose delivery would cost more than the products that are left, is \`PROPOSE_PART\`: the buyer accepts it or cancels.
- An order whose fee is pending (\`feePending\`) takes \`PROPOSE_FEE\`, any other \`CONFIRM\`. It leaves the store ${MAX_DELIVERY_ATTEMPTS} times at most.
- A buyer cancels before the confirmation; a confirmed order only while the market has suspended its seller (\`sellerSuspended\`).
- An order on its way with goods that were recalled (\`isRecalled\`) takes neither \`DELIVER\` nor \`SHIP_AGAIN\`: it fails and comes back. A buyer who has it already takes \`RECEIVE\`, and is refunded.
- A delivered order is completed once, and not while a problem with it is active.

## Problems with delivered orders

| state | meaning |
| --- | --- |
${problemRows.join('\n')}

${movesTable(problemMoves, problemAction)}

- \`REPORT\` begins a problem: within ${problemHours.report} hours of the delivery, ${problemHours.reportPerishable} where the product is perishable (\`reportUntil\`).
- Of two rows with one action the remedy decides: money ends the problem, a replacement is yet to be sent.
`;
}

/** A buyer leaves an order that was confirmed only where the market has suspended its seller (isOpenFor). */
function ofBuyer(move: OrderTransition): Move {
  if (move.action !== 'CANCEL' || statusOf(move.from) === 'PLACED') return move;
  return { ...move, actors: [...move.actors.filter((actor) => actor !== 'BUYER'), 'buyer of a suspended seller'] };
}

function movesTable(moves: readonly Move[], meaning: (action: string) => string): string {
  const rows = moves.map(({ from, action, to, actors, reasonRequired }) => {
    const who = actors.map((actor) => actor.toLowerCase()).join(', ');
    return `| \`${from}\` | \`${action}\` | \`${to}\` | ${who}${reasonRequired ? ', with a reason' : ''} | ${meaning(action)} |`;
  });
  return `| state | action | next | who | by |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}`;
}
