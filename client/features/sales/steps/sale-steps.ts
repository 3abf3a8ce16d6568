import { OrderAction } from '../../../../schema/values/orders/order-moves';
import { PaymentStep } from '../../../../schema/values/orders/orders';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';

/** What a seller does with an order or reports of its payment, under one name each. */
export type SalePaymentStep = `PAY_${Exclude<PaymentStep, 'CLAIM'>}`;
/** The others are the buyer's. */
export type SaleAction = Exclude<OrderAction, 'RECEIVE' | 'ACCEPT_FEE' | 'ACCEPT_WEIGHT'>;
export type SaleStep = SaleAction | SalePaymentStep;

/** Ends the sale, or is about money in a way that the buyer must understand: a dialog asks for a reason first. */
const asking = ['REJECT', 'CANCEL', 'PAY_REJECT', 'PAY_REFUND'] as const;
export type ReasonedStep = (typeof asking)[number];
export const asksFirst = (step: SaleStep): step is ReasonedStep => asking.some((one) => one === step);

/** Cannot be undone and shows whether money came: a dialog asks for it. */
const money = ['DELIVER', 'PAY_CONFIRM'] as const;
export type MoneyStep = (typeof money)[number];
export const asksForMoney = (step: SaleStep): step is MoneyStep => money.some((one) => one === step);

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
const saleActions = ({ actions }: Movable): SaleAction[] =>
  actions.filter((action) => action !== 'RECEIVE' && action !== 'ACCEPT_FEE' && action !== 'ACCEPT_WEIGHT' && action !== 'PROPOSE_WEIGHT');
const isAside = (action: SaleAction): boolean =>
  asksFirst(action) || action === 'FAIL' || action === 'RETURN' || action === 'DECLINE_WEIGHT';

/** Steps with other quantities than ordered: a part of it confirmed, weights entered. */
export type QuantityStep = 'PART' | 'WEIGH';
export function quantityStepOf({ actions, lines }: Pick<SaleRow_OrderFragment, 'actions' | 'lines'>): QuantityStep | null {
  if (actions.includes('CONFIRM')) return 'PART';
  return actions.includes('SHIP') && lines.some(({ expectedKg }) => expectedKg) ? 'WEIGH' : null;
}
export const paymentSteps = (order: Movable): SalePaymentStep[] =>
  order.paymentSteps.filter((step) => step !== 'CLAIM').map((step): SalePaymentStep => `PAY_${step}`);
