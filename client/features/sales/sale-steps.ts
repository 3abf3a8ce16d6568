import { OrderAction, PaymentAction } from '../../../schema/values/orders';
import type { SaleRow_OrderFragment } from '../../generated/graphql';

/** What a seller does with an order or tells of its payment, under one name each. */
export type PaymentStep = `PAY_${Exclude<PaymentAction, 'CLAIM'>}`;
export type SaleStep = OrderAction | PaymentStep;

/** Ends the sale, or says something about money that the buyer must understand: a dialog asks first. */
const asking = ['REJECT', 'CANCEL', 'PAY_REFUSE', 'PAY_REFUND'] as const;
export type AskedStep = (typeof asking)[number];
export const asksFirst = (step: SaleStep): step is AskedStep => asking.some((one) => one === step);

/** Without it the dialog cannot be sent. */
export const needsReason = (step: AskedStep): boolean => step === 'REJECT' || step === 'PAY_REFUSE';

type Movable = Pick<SaleRow_OrderFragment, 'actions' | 'paymentActions'>;

/** The one step that comes next. */
export const nextStepOf = ({ actions }: Movable): OrderAction | null => actions.find((action) => !asksFirst(action)) ?? null;
export const endingSteps = ({ actions }: Movable): OrderAction[] => actions.filter((action) => asksFirst(action));
export const paymentSteps = ({ paymentActions }: Movable): PaymentStep[] =>
  paymentActions.filter((action) => action !== 'CLAIM').map((action): PaymentStep => `PAY_${action}`);
