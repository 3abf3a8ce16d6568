import { camePartsRules, isRejected, type TransferWord } from '../../../../schema/rules/orders/came-parts.rules';
import { limits } from '../../../../schema/values/limits';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { RulesForm } from '../../../ui/fields/rules-form';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { messages } from '../sales.messages';
import type { StepDetails } from './use-sale-actions';

export type SendParts = (step: 'PAY_CONFIRM' | 'PAY_REJECT', details: StepDetails) => Promise<Failure | null>;

interface CamePartsProps {
  order: SaleRow_OrderFragment;
  onSend: SendParts;
  onClose: () => void;
}

interface Said {
  transfer: string;
  amount: string;
  reason: string;
}

/** Asks of each part that is reported whether it came: a transfer, and the cash that the market asks about. */
export function CamePartsDialog({ order, onSend, onClose }: CamePartsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { claimed, claimedCash } = order.money;
  const ofTransfer = Number(claimed) - Number(claimedCash);
  const form = useRulesForm<Said, { transfer: TransferWord; amount: string; reason?: string | null }>({
    rules: camePartsRules,
    initialValues: { transfer: ofTransfer > 0 ? '' : 'NONE', amount: '', reason: '' },
    submit: ({ transfer, amount, reason }) =>
      isRejected(transfer, amount)
        ? onSend('PAY_REJECT', { reason, amount: transfer === 'NONE' ? undefined : amount })
        : onSend('PAY_CONFIRM', { amount }),
  });
  const title = t('titleParts', { number: order.trackingNumber });
  const { transfer, amount } = form.values;
  return (
    <Dialog open onClose={onClose} place="sheet" title={title}>
      <RulesForm form={form} label={title} idPrefix="parts">
        <div className="form-column">
          <ErrorSummary />
          {ofTransfer > 0 && (
            <RadioCards
              name="transfer"
              label={t('transferCame', { amount: format.money(ofTransfer.toFixed(2)) })}
              required
              choices={[
                { value: 'CAME', label: t('yesArrived') },
                { value: 'MISSING', label: t('notArrived') },
              ]}
            />
          )}
          <TextField
            name="amount"
            label={t('cashCame')}
            hint={t('cashCameHint', { amount: format.money(claimedCash) })}
            digits="amount"
            required
          />
          {amount !== '' && isRejected(transfer, amount) && (
            <TextAreaField name="reason" label={t('reason')} hint={t('hintPAY_REJECT')} maxLength={limits.reasonLength} required />
          )}
          <p className="caption">{t('cannotUndo')}</p>
          <div className="sale-reason-foot">
            <Button look="outline" tone="gray" onClick={onClose} disabled={form.busy}>
              {t('back')}
            </Button>
            <Button type="submit" busy={form.busy} busyLabel={t('working')}>
              {t('partsSend')}
            </Button>
          </div>
        </div>
      </RulesForm>
    </Dialog>
  );
}
