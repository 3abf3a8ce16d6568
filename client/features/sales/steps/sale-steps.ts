import { OrderAction, PaymentAction } from '../../../../schema/values/orders';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';

/** What a seller does with an order or reports of its payment, under one name each. */
export type PaymentStep = `PAY_${Exclude<PaymentAction, 'CLAIM'>}`;
export type SaleStep = OrderAction | PaymentStep;

/** Ends the sale, or is about money in a way that the buyer must understand: a dialog asks for a reason first. */
const asking = ['REJECT', 'CANCEL', 'PAY_REFUSE', 'PAY_REFUND'] as const;
export type ReasonedStep = (typeof asking)[number];
export const asksFirst = (step: SaleStep): step is ReasonedStep => asking.some((one) => one === step);

/** Cannot be undone and shows whether money came: a dialog asks for it. */
const money = ['DELIVER', 'PAY_CONFIRM'] as const;
export type MoneyStep = (typeof money)[number];
export const asksForMoney = (step: SaleStep): step is MoneyStep => money.some((one) => one === step);

/** Can be reverted for a short time. */
export const isUndoable = (step: SaleStep): boolean => step === 'CONFIRM' || step === 'SHIP';

/** Without it the dialog cannot be sent. */
export const needsReason = (step: ReasonedStep): boolean => step === 'REJECT' || step === 'PAY_REFUSE';

type Movable = Pick<SaleRow_OrderFragment, 'actions' | 'paymentActions'>;

/** The one step that comes next. */
export const nextStepOf = ({ actions }: Movable): OrderAction | null => actions.find((action) => !asksFirst(action)) ?? null;
export const endingSteps = ({ actions }: Movable): OrderAction[] => actions.filter((action) => asksFirst(action));
export const paymentSteps = ({ paymentActions }: Movable): PaymentStep[] =>
  paymentActions.filter((action) => action !== 'CLAIM').map((action): PaymentStep => `PAY_${action}`);
