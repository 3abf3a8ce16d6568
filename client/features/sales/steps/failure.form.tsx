import { useState } from 'react';
import { failedDeliveryRules } from '../../../../schema/rules/orders/order-outcome.rules';
import { limits } from '../../../../schema/values/limits';
import { DeliveryFailure } from '../../../../schema/values/orders/order-states';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { RulesForm } from '../../../ui/fields/rules-form';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { CameraImageField } from '../../../widgets/handover/camera-image-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { messages } from '../sales.messages';
import type { StepDetails } from './use-sale-actions';

interface FailureDialogProps {
  order: SaleRow_OrderFragment;
  onSend: (details: StepDetails) => Promise<Failure | null>;
  onClose: () => void;
}

/** Why a parcel did not reach its buyer, who reads it. */
export function FailureDialog({ order, onSend, onClose }: FailureDialogProps) {
  const t = useMessages(messages);
  const [image, setImage] = useState<File | null>(null);
  const form = useRulesForm<{ failure: string; note: string }, { failure: DeliveryFailure; note?: string | null }>({
    rules: failedDeliveryRules,
    initialValues: { failure: '', note: '' },
    submit: ({ failure, note }) => onSend({ failure, reason: note ?? null, image }),
  });
  const title = t('titleFAIL', { number: order.trackingNumber });
  return (
    <Dialog open onClose={onClose} title={title}>
      <RulesForm form={form} label={title}>
        <div className="form-column">
          <ErrorSummary />
          <RadioCards
            name="failure"
            label={t('failure')}
            required
            columns={1}
            choices={Object.values(DeliveryFailure).map((value) => ({ value, label: t(`failure${value}`) }))}
          />
          <TextAreaField name="note" label={t('failureNote')} rows={2} maxLength={limits.reasonLength} />
          <CameraImageField name="file" hint={t('failureImage')} file={image} onFile={setImage} />
          <div className="sale-reason-foot">
            <Button look="outline" tone="gray" onClick={onClose} disabled={form.busy}>
              {t('back')}
            </Button>
            <Button type="submit" busy={form.busy} busyLabel={t('working')}>
              {t('failureSave')}
            </Button>
          </div>
        </div>
      </RulesForm>
    </Dialog>
  );
}
