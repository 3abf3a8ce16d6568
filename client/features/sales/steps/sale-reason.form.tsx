import { limits } from '../../../../schema/values/limits';
import { optionalReasonRules, reasonRules } from '../../../../schema/rules/shared/reason.rules';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { needsReason } from './sale-steps';
import type { ReasonedStep } from './sale-steps';
import { messages } from '../sales.messages';

interface SaleReasonProps {
  order: SaleRow_OrderFragment;
  step: ReasonedStep;
  onSend: (reason: string | null) => Promise<Failure | null>;
  onClose: () => void;
}

/** A rejection and a payment not found need a reason, a cancellation and a refund may have one; the buyer reads it. */
export function SaleReasonDialog({ order, step, onSend, onClose }: SaleReasonProps) {
  const t = useMessages(messages);
  const needed = needsReason(step);
  const form = useRulesForm<{ reason: string }, { reason?: string | null }>({
    rules: needed ? reasonRules : optionalReasonRules,
    initialValues: { reason: '' },
    submit: ({ reason }) => onSend(reason ?? null),
  });
  const title = t(`title${step}`, { number: order.trackingNumber });
  return (
    <Dialog open onClose={onClose} title={title}>
      <RulesForm form={form} label={title}>
        <div className="form-column">
          <ErrorSummary />
          <TextAreaField
            name="reason"
            label={t(needed ? 'reason' : 'reasonOptional')}
            hint={t(`hint${step}`)}
            maxLength={limits.reasonLength}
            required={needed}
          />
          <div className="sale-reason-foot">
            <Button look="outline" tone="gray" onClick={onClose} disabled={form.busy}>
              {t('back')}
            </Button>
            <Button type="submit" tone="danger" busy={form.busy} busyLabel={t(`busy${step}`)}>
              {t(step)}
            </Button>
          </div>
        </div>
      </RulesForm>
    </Dialog>
  );
}
