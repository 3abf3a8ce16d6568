import { useRef, useState } from 'react';
import { object } from 'yup';
import { key, optionalQuantity } from '../../../../schema/rules/shared/fields';
import { readQuantity } from '../../../../schema/text/typed-number';
import { limits } from '../../../../schema/values/limits';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Alert } from '../../../ui/feedback/alert';
import { Button } from '../../../ui/buttons/button';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { TextField } from '../../../ui/fields/text-field';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { Dialog } from '../../../ui/overlays/dialog';
import { messages } from '../sales.messages';
import { onLines } from './line-errors';
import type { StepDetails } from './use-sale-actions';

interface WeighDialogProps {
  order: SaleRow_OrderFragment;
  onSend: (step: 'SHIP' | 'PROPOSE_WEIGHT', details: StepDetails) => Promise<Failure | null>;
  onClose: () => void;
}

/** How far a weight is from what was agreed, percent; the server decides by the exact figures. */
const percentOff = (kilograms: string | undefined, expectedKg: string): number =>
  kilograms ? ((Number(readQuantity(kilograms) ?? expectedKg) - Number(expectedKg)) / Number(expectedKg)) * 100 : 0;

/** Asks for the weight of each product that is sold by weight. A blank field means the agreed weight. */
export function WeighDialog({ order, onSend, onClose }: WeighDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const weighed = order.lines.flatMap(({ id, productName, expectedKg }) => (expectedKg ? [{ id, productName, expectedKg }] : []));
  const counted = order.lines.filter(({ expectedKg }) => !expectedKg);
  const [checked, setChecked] = useState<readonly string[]>([]);
  // which of the two buttons sends the form
  const asks = useRef(false);
  const form = useRulesForm<Record<string, string>, Record<string, string | null | undefined>>({
    rules: object(
      Object.fromEntries(
        weighed.map(({ id }) => [id, optionalQuantity(limits.maxStock, limits.quantityDecimals, key('order.weightInvalid'))]),
      ),
    ),
    initialValues: Object.fromEntries(weighed.map(({ id }) => [id, ''])),
    submit: async (values) => {
      const sent = weighed.flatMap(({ id }) => {
        const kilograms = values[id];
        return kilograms ? [{ lineId: id, kilograms, isChecked: checked.includes(id) }] : [];
      });
      return onLines(await onSend(asks.current ? 'PROPOSE_WEIGHT' : 'SHIP', { weights: sent }), sent);
    },
  });
  const offOf = ({ id, expectedKg }: (typeof weighed)[number]) => percentOff(form.values[id], expectedKg);
  const isAbove = weighed.some((line) => offOf(line) > limits.overweightPercent);
  const isMuchLess = weighed.some((line) => offOf(line) < -50);
  const title = t('titleSHIP', { number: order.trackingNumber });
  return (
    <Dialog open onClose={onClose} title={title}>
      <RulesForm form={form} label={title}>
        <div className="form-column">
          <ErrorSummary />
          <p>{t('weighText')}</p>
          {weighed.map((line) => (
            <div key={line.id} className="form-column">
              <TextField
                name={line.id}
                label={t('weight', { product: line.productName })}
                hint={t('weightExpected', { kg: format.number(line.expectedKg) })}
                digits="quantity"
              />
              {Math.abs(offOf(line)) > limits.unusualWeightPercent && (
                <Checkbox
                  label={t('weightChecked', { kg: format.number(form.values[line.id] ?? '') })}
                  checked={checked.includes(line.id)}
                  onChange={(isChecked) => setChecked(isChecked ? [...checked, line.id] : checked.filter((id) => id !== line.id))}
                />
              )}
            </div>
          ))}
          {counted.length > 0 && (
            <p className="caption">{t('weightCounted', { products: counted.map(({ productName }) => productName).join(', ') })}</p>
          )}
          {isAbove && <Alert tone="info" title={t('weightAbove')} />}
          {isMuchLess && <Alert tone="info" title={t('weightMuchLess')} />}
          <div className="sale-reason-foot">
            <Button look="outline" tone="gray" onClick={onClose} disabled={form.busy}>
              {t('back')}
            </Button>
            {(isAbove || isMuchLess) && (
              <Button type="submit" look="outline" disabled={form.busy} onClick={() => void (asks.current = true)}>
                {t('PROPOSE_WEIGHT')}
              </Button>
            )}
            <Button type="submit" busy={form.busy} busyLabel={t('working')} onClick={() => void (asks.current = false)}>
              {t('shipNow')}
            </Button>
          </div>
        </div>
      </RulesForm>
    </Dialog>
  );
}
