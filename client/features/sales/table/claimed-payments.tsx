import { PaymentList } from '../../../widgets/order-money/payment-list';
import { PaymentSteps } from '../steps/sale-buttons';
import type { SaleControls } from '../steps/use-sale-controls';
import type { ListedSale } from './use-sale-columns';

/** The payments that wait for the seller's look, where the list asks for them; null elsewhere. */
export const claimedOf = ({ money }: ListedSale) => money.payments?.filter(({ state }) => state === 'CLAIMED') ?? null;

/** Shows what a buyer reported as paid, and asks whether it came: in the list of payments to check. */
export function ClaimedPayments({ order, controls }: { order: ListedSale; controls: SaleControls }) {
  const payments = claimedOf(order);
  if (!payments) return null;
  return (
    <div>
      <PaymentList payments={payments} />
      <PaymentSteps order={order} controls={controls} />
    </div>
  );
}
