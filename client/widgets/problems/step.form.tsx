import {
  noRemedy,
  problemDecisionRules,
  problemOfferRules,
  problemReasonRules,
  problemReplacementRules,
  problemReplyRules,
} from '../../../schema/rules/orders/order-problem.rules';
import { readAmount } from '../../../schema/text/typed-number';
import { plainAmount } from '../../../schema/rules/shared/plain-amount';
import { limits } from '../../../schema/values/limits';
import type { ProblemRemedy } from '../../../schema/values/orders/order-problems';
import type { Problem_ProblemFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useFormat } from '../../platform/format';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RadioCards } from '../../ui/fields/radio-cards';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { Dialog } from '../../ui/overlays/dialog';
import { OrderImageField } from './order-image-field';
import { remediesFor, useRemedyChoice } from './problem-texts';
import { messages } from './problems.messages';

export type WrittenStep = 'OFFER' | 'DECLINE' | 'DECLINE_OFFER' | 'SEND_REPLACEMENT' | 'DECIDE';

export interface StepInput {
  readonly remedy?: ProblemRemedy | null;
  readonly amount?: string | null;
  readonly quantity?: string | null;
  readonly text?: string | null;
  readonly imageIds?: string[] | null;
}

interface StepDialogProps {
  step: WrittenStep;
  problem: Pick<Problem_ProblemFragment, 'line' | 'mostRefundable' | 'isReplaceable'>;
  /** For images; null where the step has none. */
  orderId: string | null;
  onSend: (input: StepInput) => Promise<Failure | null>;
  onClose: () => void;
}

const rulesOf = {
  OFFER: problemOfferRules,
  DECLINE: problemReasonRules,
  DECLINE_OFFER: problemReplyRules,
  SEND_REPLACEMENT: problemReplacementRules,
  DECIDE: problemDecisionRules,
} as const;

/** A step that takes more than a press: an offer, a reason, a decision. */
export function StepDialog({ step, problem, orderId, onSend, onClose }: StepDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const replaced = step === 'SEND_REPLACEMENT' ? problem.line : null;
  const form = useRulesForm<{ remedy: string; amount: string; quantity: string; text: string; imageIds: string[] }, StepInput>({
    rules: rulesOf[step],
    initialValues: { remedy: '', amount: '', quantity: replaced ? plainAmount(replaced.quantity) : '', text: '', imageIds: [] },
    submit: (input) => onSend(input),
  });
  const choiceOf = useRemedyChoice();
  const hasRemedy = step === 'OFFER' || step === 'DECIDE';
  const { remedy, amount } = form.values;
  const sum = !hasRemedy ? null : remedy === 'REFUND' ? problem.mostRefundable : remedy === 'PARTIAL_REFUND' && readAmount(amount);
  const isReason = step === 'DECLINE' || step === 'DECIDE';
  const remedies = [...remediesFor(problem.isReplaceable), ...(step === 'DECIDE' ? ([noRemedy] as const) : [])];
  return (
    <Dialog open onClose={onClose} place="sheet" title={t(step)}>
      <RulesForm form={form} label={t(step)} idPrefix="problem-step">
        <div className="form-column">
          <ErrorSummary />
          {hasRemedy && (
            <RadioCards
              name="remedy"
              label={t(step === 'OFFER' ? 'offer' : 'decision')}
              required
              columns={1}
              choices={remedies.map((value) => choiceOf(value, problem.mostRefundable, problem.line !== null))}
            />
          )}
          {hasRemedy && form.values.remedy === 'PARTIAL_REFUND' && (
            <TextField
              name="amount"
              label={t('amount')}
              hint={t('most', { most: format.money(problem.mostRefundable) })}
              digits="amount"
              required
            />
          )}
          {step === 'SEND_REPLACEMENT' && <p>{t('replacementStock')}</p>}
          {replaced && (
            <TextField
              name="quantity"
              label={t('sentQuantity', { unit: format.unit(replaced.unit, replaced.customUnitNote) })}
              hint={t('deliveredQuantity', { quantity: format.quantity(replaced.quantity, replaced.unit, replaced.customUnitNote) })}
              digits="quantity"
              required
            />
          )}
          <TextAreaField
            name="text"
            label={t(isReason ? 'reason' : 'comment')}
            hint={isReason ? t('reasonHint') : undefined}
            maxLength={limits.reasonLength}
            required={isReason}
          />
          {orderId && <OrderImageField orderId={orderId} />}
          <SubmitButton busyLabel={t('sending')}>{sum ? t('sendRefund', { amount: format.money(sum) }) : t('send')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
