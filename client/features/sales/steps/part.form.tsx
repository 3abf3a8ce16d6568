import { object } from 'yup';
import { key, optionalQuantity, optionalText } from '../../../../schema/rules/shared/fields';
import { limits } from '../../../../schema/values/limits';
import { unitFacts } from '../../../../schema/values/catalogue/units';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { messages } from '../sales.messages';
import { onLines } from './line-errors';
import { PartTotal, usePartQuote } from './part-total';
import type { StepDetails } from './use-sale-actions';

interface PartDialogProps {
  order: SaleRow_OrderFragment;
  onSend: (details: StepDetails, became: 'CONFIRM' | 'PROPOSE_PART' | 'REJECT') => Promise<Failure | null>;
  onClose: () => void;
}

/** As the server reads it; a field that is half typed has no total. */
const isAmount = /^\d+(\.\d+)?$/;

/**
 * Confirms an order with less than was ordered; every field begins with what was ordered, and the new total is shown
 * before the tap.
 */
export function PartDialog({ order: { id: orderId, lines, trackingNumber }, onSend, onClose }: PartDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const form = useRulesForm<Record<string, string>, Record<string, string | null | undefined>>({
    rules: object<Record<string, ReturnType<typeof optionalText>>>({
      ...Object.fromEntries(
        lines.map(({ id, unit }) => [
          id,
          // an emptied field is none of the product, or a slip: it is asked for, not taken for all of it
          optionalQuantity(limits.maxStock, unitFacts[unit].decimals, key('quantity.invalid')).required(key('quantity.invalid')),
        ]),
      ),
      reason: optionalText(limits.reasonLength),
    }),
    initialValues: { ...Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])), reason: '' },
    submit: async ({ reason, ...quantities }) => {
      const sent = lines.map(({ id, quantity }) => ({ lineId: id, quantity: quantities[id] ?? quantity }));
      return onLines(await onSend({ quantities: sent, reason }, became), sent);
    },
  });
  const wanted = lines.map(({ id }) => ({ lineId: id, quantity: form.values[id] ?? '' }));
  const quote = usePartQuote(orderId, wanted.every(({ quantity }) => isAmount.test(quantity)) ? wanted : null);
  const became = quote?.isRejection ? 'REJECT' : quote?.isProposal ? 'PROPOSE_PART' : 'CONFIRM';
  const title = t('titleCONFIRM', { number: trackingNumber });
  return (
    <Dialog open onClose={onClose} title={title}>
      <RulesForm form={form} label={title}>
        <div className="form-column">
          <ErrorSummary />
          <p>{t('partText')}</p>
          {lines.map((line) => (
            <TextField
              key={line.id}
              name={line.id}
              label={t('amountLeft', { product: line.productName, unit: format.unit(line.unit, line.customUnitNote) })}
              hint={t('amountOrdered', { quantity: format.quantity(line.quantity, line.unit, line.customUnitNote) })}
              digits="quantity"
              required
            />
          ))}
          <PartTotal quote={quote} />
          <TextAreaField name="reason" label={t('partReason')} rows={2} maxLength={limits.reasonLength} />
          <div className="sale-reason-foot">
            <Button look="outline" tone="gray" onClick={onClose} disabled={form.busy}>
              {t('back')}
            </Button>
            <Button type="submit" busy={form.busy} busyLabel={t('working')}>
              {t(became === 'REJECT' ? 'partReject' : became === 'PROPOSE_PART' ? 'partAsk' : 'partSave')}
            </Button>
          </div>
        </div>
      </RulesForm>
    </Dialog>
  );
}
