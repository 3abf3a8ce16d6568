import { useState } from 'react';
import { paymentDisputeRules } from '../../../../schema/rules/orders/payment-dispute.rules';
import { limits } from '../../../../schema/values/limits';
import { useDisputePaymentMutation } from '../../../generated/graphql';
import type { PaymentClaimInput, Purchase_OrderFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
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

type Payment = Purchase_OrderFragment['money']['payments'][number];

/** Leads to the market team with each payment that is rejected or not decided, then shows what it decided. */
export function PaymentDisputes({ order }: { order: Purchase_OrderFragment }) {
  return order.money.payments
    .filter(({ canDispute, dispute }) => canDispute || dispute)
    .map((payment) => <DisputedPayment key={payment.id} order={order} payment={payment} />);
}

function DisputedPayment({ order, payment }: { order: Purchase_OrderFragment; payment: Payment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { id, dispute, state } = payment;
  const isCash = payment.method === 'CASH_ON_DELIVERY';
  const facts = { reference: payment.reference ?? order.trackingNumber, amount: format.money(payment.amount) };
  if (dispute) {
    const told = { ...facts, reason: dispute.reason ?? '' };
    const title = isCash ? t(`disputeCash${dispute.state}`, told) : t(`dispute${dispute.state}`, told);
    return <Alert tone={dispute.state === 'ACCEPTED' ? 'success' : 'info'} title={title} />;
  }
  const rejected = isCash ? 'disputeCashHint' : 'disputeHint';
  const undecided = isCash ? 'disputeCashUndecided' : 'disputeUndecided';
  return (
    <>
      <Alert
        tone="warning"
        title={t(state === 'CLAIMED' ? undecided : rejected, facts)}
        action={
          <Button look="outline" onClick={() => setAsking(true)}>
            {t('dispute')}
          </Button>
        }
      />
      {asking && (
        <DisputeDialog orderId={order.id} reference={facts.reference} paymentId={id} isCash={isCash} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

interface DisputeDialogProps {
  orderId: string;
  reference: string;
  /** Someone else has reported it. */
  transfer?: PaymentClaimInput;
  paymentId?: string;
  isCash?: boolean;
  onClose: () => void;
}

/** Asks what happened, for the market team that decides. */
export function DisputeDialog({ orderId, reference, transfer, paymentId, isCash = false, onClose }: DisputeDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [dispute] = useAppMutation(useDisputePaymentMutation);
  const form = useRulesForm({
    rules: paymentDisputeRules,
    initialValues: { text: '' },
    submit: async ({ text }) => {
      const { failure } = await dispute({ variables: { orderId, text, transfer, paymentId } });
      if (failure) return failure;
      toast.success(t('disputeSent'));
      onClose();
      return null;
    },
  });
  return (
    <Dialog open onClose={onClose} place="sheet" title={t(isCash ? 'disputeCashTitle' : 'disputeTitle', { reference })}>
      <RulesForm form={form} label={t('dispute')} idPrefix="dispute">
        <div className="form-column">
          <p>{t('disputeText')}</p>
          <ErrorSummary />
          <TextAreaField
            name="text"
            label={t('disputeReport')}
            hint={t(isCash ? 'disputeCashReportHint' : 'disputeReportHint')}
            maxLength={limits.reasonLength}
            required
          />
          <SubmitButton busyLabel={t('sending')}>{t('disputeSend')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
