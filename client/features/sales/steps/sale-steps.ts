import { OrderAction } from '../../../../schema/values/orders/order-moves';
import { PaymentStep } from '../../../../schema/values/orders/orders';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';

/**
 * Gives each step that a seller reports of a payment a name of its own, so that it differs from the actions on an
 * order.
 */
export type SalePaymentStep = `PAY_${Exclude<PaymentStep, 'CLAIM' | 'PAY_IN_CASH'>}`;
/** The buyer or an admin takes these actions. */
const ofOthers = ['RECEIVE', 'ACCEPT_FEE', 'ACCEPT_PART', 'ACCEPT_WEIGHT', 'RESOLVE'] as const;
export type SaleAction = Exclude<OrderAction, (typeof ofOthers)[number]>;
export type SaleStep = SaleAction | SalePaymentStep;

/** Ends the sale, or is about money in a way that the buyer must understand: a dialog asks for a reason first. */
const asking = ['REJECT', 'CANCEL', 'PAY_REJECT'] as const;
export type ReasonedStep = (typeof asking)[number];
export const asksFirst = (step: SaleStep): step is ReasonedStep => asking.some((one) => one === step);

/** Cannot be undone: a dialog asks whether the money came. */
export const asksForMoney = (step: SaleStep): step is 'PAY_CONFIRM' => step === 'PAY_CONFIRM';

/** The market asks about cash: a dialog asks of each part that is reported whether it came. */
export const asksForParts = ({ money }: SaleRow_OrderFragment, step: SaleStep): boolean =>
  (step === 'PAY_CONFIRM' || step === 'PAY_REJECT') && Number(money.claimedCash) > 0;

/** A dialog asks what happened, what became of the items, or what the delivery costs. */
const outcome = ['FAIL', 'RETURN', 'PROPOSE_FEE'] as const;
export type OutcomeStep = (typeof outcome)[number];
export const asksForOutcome = (step: SaleStep): step is OutcomeStep => outcome.some((one) => one === step);

/** Can be reverted for a short time. */
export const isUndoable = (step: SaleStep): boolean => step === 'CONFIRM' || step === 'SHIP';

/** Without it the dialog cannot be sent. */
export const needsReason = (step: ReasonedStep): boolean => step === 'REJECT' || step === 'PAY_REJECT';

type Movable = Pick<SaleRow_OrderFragment, 'actions' | 'paymentSteps'>;

/** The one step that comes next. */
export const nextStepOf = (order: Movable): SaleAction | null => saleActions(order).find((action) => !isAside(action)) ?? null;
export const endingSteps = (order: Movable): SaleAction[] => saleActions(order).filter(isAside);
/** PROPOSE_WEIGHT is offered where weights are entered. */
const saleActions = ({ actions }: Movable): SaleAction[] => actions.filter(isOfSeller).filter((action) => action !== 'PROPOSE_WEIGHT');
const isOfSeller = (action: OrderAction): action is SaleAction => !ofOthers.some((one) => one === action);
const isAside = (action: SaleAction): boolean =>
  asksFirst(action) || action === 'FAIL' || action === 'RETURN' || action === 'DECLINE_WEIGHT';

/** The next step would be rejected: what is left of its products is in lots on hold or recalled. */
export const isStuck = (order: SaleRow_OrderFragment): boolean => order.isStockOnHold && nextStepOf(order) === 'SHIP';

/** Its name: a fee that is named already is changed. */
export const labelOf = <TStep extends SaleStep>({ state }: Pick<SaleRow_OrderFragment, 'state'>, step: TStep): TStep | 'changeFee' =>
  step === 'PROPOSE_FEE' && state === 'FEE_PROPOSED' ? 'changeFee' : step;

/** Steps with other quantities than ordered: a part of it confirmed, weights entered. */
export type QuantityStep = 'PART' | 'WEIGH';
export function quantityStepOf({
  actions,
  lines,
  isStockOnHold,
}: Pick<SaleRow_OrderFragment, 'actions' | 'lines' | 'isStockOnHold'>): QuantityStep | null {
  if (actions.includes('CONFIRM')) return 'PART';
  return !isStockOnHold && actions.includes('SHIP') && lines.some(({ expectedKg }) => expectedKg) ? 'WEIGH' : null;
}
/** A refund is given where its amount stands (widgets/order-money). */
export const paymentSteps = (order: Movable): SalePaymentStep[] =>
  order.paymentSteps.filter((step) => step !== 'CLAIM' && step !== 'PAY_IN_CASH').map((step): SalePaymentStep => `PAY_${step}`);
