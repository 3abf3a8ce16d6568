import { proposedFeeRules } from '../../../../schema/rules/orders/order-quantity.rules';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { messages } from '../sales.messages';
import type { StepDetails } from './use-sale-actions';

interface FeeDialogProps {
  order: SaleRow_OrderFragment;
  onSend: (details: StepDetails) => Promise<Failure | null>;
  onClose: () => void;
}

/**
 * The delivery fee of an order that was placed without one, for its weight and place; one that was named can be
 * corrected until the buyer has answered.
 */
export function FeeDialog({ order, onSend, onClose }: FeeDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const isNamed = order.state === 'FEE_PROPOSED';
  const place = [order.upazila && format.name(order.upazila), order.upazila && format.name(order.upazila.district)]
    .filter(Boolean)
    .join(', ');
  const form = useRulesForm({
    rules: proposedFeeRules,
    initialValues: { fee: '' },
    submit: ({ fee }) => onSend({ fee }),
  });
  const title = t('titlePROPOSE_FEE', { number: order.trackingNumber });
  return (
    <Dialog open onClose={onClose} title={title}>
      <RulesForm form={form} label={title}>
        <div className="form-column">
          <ErrorSummary />
          <p>{t('feeText')}</p>
          <p>{order.weightKg ? t('feeFor', { weight: format.quantity(order.weightKg, 'KG'), place }) : t('feeForPlace', { place })}</p>
          {isNamed && <p>{t('feeNow', { fee: format.money(order.deliveryFee) })}</p>}
          <TextField name="fee" label={t('fee')} digits="amount" required />
          <div className="sale-reason-foot">
            <Button look="outline" tone="gray" onClick={onClose} disabled={form.busy}>
              {t('back')}
            </Button>
            <Button type="submit" busy={form.busy} busyLabel={t('working')}>
              {t('feeSave')}
            </Button>
          </div>
        </div>
      </RulesForm>
    </Dialog>
  );
}
