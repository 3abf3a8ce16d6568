import type { SaleDetail_OrderFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { OrderAccount } from '../../../widgets/order-money/order-account';
import { OnlinePaymentState } from '../../../widgets/online-payment/online-payment-state';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { paymentWord } from '../../../widgets/order/payment-word';
import { PaymentSteps } from '../steps/sale-buttons';
import { messages } from '../sales.messages';
import type { SaleControls } from '../steps/use-sale-controls';

interface SalePaymentProps {
  order: SaleDetail_OrderFragment;
  controls: SaleControls;
}

/** How the order is paid, where its money is, and what the seller has to do about it. */
export function SalePayment({ order, controls }: SalePaymentProps) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  return (
    <section>
      <h2>{t('payment')}</h2>
      <p>
        {texts(order.paymentMethod)} · {texts(paymentWord(order))}
      </p>
      <OnlinePaymentState order={order} />
      <OrderAccount order={order} />
      <PaymentSteps order={order} controls={controls} />
    </section>
  );
}
