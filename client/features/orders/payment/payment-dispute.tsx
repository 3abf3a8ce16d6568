import { useState } from 'react';
import { paymentDisputeRules } from '../../../../schema/rules/orders/payment-dispute.rules';
import { limits } from '../../../../schema/values/limits';
import { type PaymentMethod, progressOf } from '../../../../schema/values/orders/orders';
import { claimDays, rejectionDays } from '../../../../schema/values/orders/payment-disputes';
import { useDisputePaymentMutation } from '../../../generated/graphql';
import type { PaymentClaimInput, Purchase_OrderFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { Alert } from '../../../ui/feedback/alert';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { messages } from '../../../widgets/purchases/purchases.messages';

/** Leads to the market team with a payment that the seller rejected or does not decide, then shows what it decided. */
export function PaymentDispute({ order }: { order: Purchase_OrderFragment }) {
  const t = useMessages(messages);
  const [asking, setAsking] = useState(false);
  const { paymentDispute } = order;
  // of cash that the market asks the seller about, the number of the order is the reference
  const last = order.money.payments.findLast(({ reference, method, state }) => reference ?? (isCash(method) && state !== 'RECEIVED'));
  const lastReference = last && (last.reference ?? order.trackingNumber);
  if (paymentDispute && (!last || paymentDispute.paymentReference === lastReference)) {
    const { state, reason, paymentReference: reference } = paymentDispute;
    const tone = state === 'ACCEPTED' ? 'success' : 'info';
    return <Alert tone={tone} title={t(`dispute${state}`, { reference, reason: reason ?? '' })} />;
  }
  const isUndecided = last?.state === 'CLAIMED' && isOverdue(order, last.madeAt);
  const isRejected = last?.state === 'REJECTED' && daysSince(last.decidedAt ?? last.madeAt) < rejectionDays;
  if (lastReference === undefined || (!isRejected && !isUndecided)) return null;
  return (
    <>
      <Alert
        tone="warning"
        title={t(isUndecided ? 'disputeUndecided' : 'disputeHint')}
        action={
          <Button look="outline" onClick={() => setAsking(true)}>
            {t('dispute')}
          </Button>
        }
      />
      {asking && <DisputeDialog orderId={order.id} reference={lastReference} onClose={() => setAsking(false)} />}
    </>
  );
}

const isCash = (method: PaymentMethod): boolean => method === 'CASH_ON_DELIVERY';

/** The seller has not decided about the payment of an order that has ended, or for days, or cannot decide any more. */
const isOverdue = ({ status, sellerSuspended }: Purchase_OrderFragment, madeAt: string): boolean =>
  progressOf(status) === 'CANCELLED' || sellerSuspended || daysSince(madeAt) > claimDays;

const daysSince = (time: string): number => (Date.now() - Date.parse(time)) / 86_400_000;

interface DisputeDialogProps {
  orderId: string;
  reference: string;
  /** Someone else has reported it. */
  transfer?: PaymentClaimInput;
  onClose: () => void;
}

/** Asks what happened, for the market team that decides. */
export function DisputeDialog({ orderId, reference, transfer, onClose }: DisputeDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [dispute] = useAppMutation(useDisputePaymentMutation);
  const form = useRulesForm({
    rules: paymentDisputeRules,
    initialValues: { text: '' },
    submit: async ({ text }) => {
      const { failure } = await dispute({ variables: { orderId, text, transfer } });
      if (failure) return failure;
      toast.success(t('disputeSent'));
      onClose();
      return null;
    },
  });
  return (
    <Dialog open onClose={onClose} place="sheet" title={t('disputeTitle', { reference })}>
      <RulesForm form={form} label={t('dispute')} idPrefix="dispute">
        <div className="form-column">
          <p>{t('disputeText')}</p>
          <ErrorSummary />
          <TextAreaField name="text" label={t('disputeReport')} hint={t('disputeReportHint')} maxLength={limits.reasonLength} required />
          <SubmitButton busyLabel={t('sending')}>{t('disputeSend')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
