import { refundFoundGivenRules, refundGivenRules } from '../../../schema/rules/orders/order-refund.rules';
import { limits } from '../../../schema/values/limits';
import { isMobileMoney, mobileMoneyMethods } from '../../../schema/values/orders/orders';
import { useAdminGiveRefundMutation, useDecideRefundMutation } from '../../generated/graphql';
import type { AdminRefund_RefundFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SelectField } from '../../ui/fields/select-field';
import { FormActions } from '../../ui/fields/form-actions';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { Dialog } from '../../ui/overlays/dialog';
import { messages as orderTexts } from '../../widgets/order/order-texts.messages';
import { messages } from './refund-decision.messages';
import { TakeBackReason } from './take-back-reason';

interface DialogProps {
  refund: AdminRefund_RefundFragment;
  onDone: () => void;
  onClose: () => void;
}

/** The market gives what a seller who has left owes: in cash, or by a transfer with its TrxID. */
export function RefundPaidDialog({ refund: { id, amount }, onDone, onClose }: DialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [give] = useAppMutation(useAdminGiveRefundMutation);
  const form = useRulesForm({
    rules: refundGivenRules,
    initialValues: { method: 'BKASH', reference: '' },
    submit: async ({ method, reference }) => {
      const { failure } = await give({ variables: { id, input: { method, reference: isMobileMoney(method) ? reference : undefined } } });
      if (!failure) onDone();
      return failure;
    },
  });
  const title = t('giveTitle', { amount: format.money(amount) });
  return (
    <Dialog open title={title} onClose={onClose}>
      <RulesForm form={form} label={title} idPrefix="refund-paid">
        <div className="form-column">
          <ErrorSummary />
          <WayFields method={form.values.method} isNeeded hint={t('giveHint')} />
          <Ends submitLabel={t('give')} onClose={onClose} />
        </div>
      </RulesForm>
    </Dialog>
  );
}

/**
 * An admin has found how the seller gave a refund. Where something else has its TrxID, that is taken back in a second
 * step.
 */
export function RefundFoundGivenDialog({ refund, number, onDone, onClose }: DialogProps & { number: string }) {
  const t = useMessages(messages);
  const [decide] = useAppMutation(useDecideRefundMutation);
  const isCorrection = refund.state === 'CONFIRMED';
  const isWithout = isCorrection && !refund.reference;
  const form = useRulesForm({
    rules: refundFoundGivenRules,
    initialValues: {
      method: isWithout ? 'BKASH' : isCorrection ? '' : (refund.method ?? ''),
      reference: isCorrection ? '' : (refund.reference ?? ''),
      reason: '',
      takeBackReason: '',
    },
    submit: async ({ method, reference, reason }, { takeBackReason }) => {
      const given = method ? { method, reference: isMobileMoney(method) ? reference : null } : undefined;
      const isNamed = given?.method === refund.method && given?.reference === refund.reference;
      const how = isNamed && !isCorrection ? undefined : given;
      const variables = { id: refund.id, given: true, reason, how, takeBackReason: takeBackReason || undefined };
      const { failure } = await decide({ variables });
      if (!failure) onDone();
      return failure;
    },
  });
  const title = t(isWithout ? 'sayHowTitle' : isCorrection ? 'correctTitle' : 'acceptTitle', { number });
  return (
    <Dialog open title={title} onClose={onClose}>
      <RulesForm form={form} label={title} idPrefix="refund-given">
        <div className="form-column">
          <ErrorSummary />
          <WayFields method={form.values.method} isNeeded={isWithout} hint={refund.actions.includes('GIVE') ? t('leftHint') : undefined} />
          <TakeBackReason failure={form.failure} value={form.values.takeBackReason} isOfRefund />
          <TextAreaField
            name="reason"
            label={t('reason')}
            hint={t(isWithout ? 'sayHowHint' : isCorrection ? 'correctHint' : 'acceptHint')}
            maxLength={limits.reasonLength}
            required
          />
          <Ends submitLabel={t(isWithout ? 'sayHow' : isCorrection ? 'correct' : 'accept')} onClose={onClose} />
        </div>
      </RulesForm>
    </Dialog>
  );
}

function WayFields({ method, isNeeded = false, hint }: { method: string; isNeeded?: boolean; hint?: string }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const ways = mobileMoneyMethods.map((value) => ({ value, label: texts(value) }));
  return (
    <>
      <SelectField
        name="method"
        label={t('way')}
        hint={hint}
        placeholder={isNeeded ? null : t('unknown')}
        choices={[...ways, { value: 'CASH_ON_DELIVERY', label: t('inCash') }]}
        required={isNeeded}
      />
      {isMobileMoney(method) && (
        <TextField name="reference" label={t('reference')} maxLength={limits.trxIdLength} autoComplete="off" required />
      )}
    </>
  );
}

function Ends({ submitLabel, onClose }: { submitLabel: string; onClose: () => void }) {
  const t = useMessages(messages);
  return (
    <FormActions cancel={t('back')} onCancel={onClose} busyLabel={t('sending')}>
      {submitLabel}
    </FormActions>
  );
}
