import { useRef } from 'react';
import { mixed, object } from 'yup';
import { key, optionalChoice, optionalDigits } from '../../../schema/rules/shared/fields';
import { HANDOVER_CODE_DIGITS } from '../../../schema/values/orders/handover';
import { useHandoverMoneyQuery } from '../../generated/graphql';
import { useRefetchOnArrival } from '../../platform/apollo/arrival-events';
import type { Failure } from '../../platform/apollo/read-error';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RadioCards } from '../../ui/fields/radio-cards';
import { RulesForm } from '../../ui/fields/rules-form';
import { TextField } from '../../ui/fields/text-field';
import { Dialog } from '../../ui/overlays/dialog';
import type { HandoverInput } from './delivery-queue';
import type { DeliveredSale } from './delivery-store';
import './handover.css';
import { messages } from './handover.messages';
import { CameraImageField } from './camera-image-field';

const ways = ['CODE', 'IMAGE'] as const;
type Way = (typeof ways)[number];

interface Values {
  way: Way;
  code: string;
  image: File | null;
}

const length = { min: HANDOVER_CODE_DIGITS, max: HANDOVER_CODE_DIGITS };
const invalidCode = key('order.handoverCodeInvalid');
const rules = object({
  way: optionalChoice(ways),
  code: optionalDigits(invalidCode, length).when('way', { is: 'CODE', then: (code) => code.required(invalidCode) }),
  image: mixed<File>()
    .nullable()
    .when('way', { is: 'IMAGE', then: (image) => image.required(key('order.deliveryImageRequired')) }),
});

interface DeliverDialogProps {
  order: DeliveredSale;
  onSend: (given: HandoverInput) => Promise<Failure | null>;
  onClose: () => void;
}

/**
 * Asks the seller for the proof of a delivery, which is the buyer's code or an image, and whether they received the
 * money. The payment is read again when it opens, and with each notification: the response cannot be changed later.
 */
export function DeliverDialog({ order: opened, onSend, onClose }: DeliverDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { data, refetch } = useHandoverMoneyQuery({ variables: { id: opened.id }, fetchPolicy: 'cache-and-network' });
  useRefetchOnArrival(() => refetch().catch(() => undefined));
  const order = { ...opened, ...data?.order };
  const due = order.money?.due ?? (order.paymentStatus === 'PAID' ? '0' : order.total);
  const isPaid = Number(due) === 0;
  const isClaimed = order.paymentStatus === 'CLAIMED';
  // which of the buttons sends the form
  const paymentReceived = useRef(true);
  const form = useRulesForm<Values, { code?: string | null; image?: File | null }>({
    rules,
    initialValues: { way: 'CODE', code: '', image: null },
    submit: async ({ code, image }, { way }) => {
      const isCode = way === 'CODE';
      const given = { code: (isCode && code) || null, image: (!isCode && image) || null, paymentReceived: paymentReceived.current };
      return onImage(await onSend(given));
    },
  });
  const title = t('title', { number: order.trackingNumber });
  const { way } = form.values;
  return (
    <Dialog open place="sheet" onClose={onClose} title={title}>
      <RulesForm form={form} label={title}>
        <div className="form-column">
          <ErrorSummary />
          <RadioCards
            name="way"
            label={t('way')}
            choices={ways.map((value) => ({ value, label: t(`way${value}`), ...(value === 'IMAGE' && { text: t('wayIMAGEText') }) }))}
          />
          {way === 'CODE' ? (
            <div className="handover-digits">
              <TextField name="code" label={t('code')} hint={t('codeHint')} digits="name" autoComplete="off" required />
            </div>
          ) : (
            <CameraImageField
              name="image"
              hint={t('imageHint')}
              required
              file={form.values.image}
              onFile={(file) => form.setValue('image', file)}
            />
          )}
          <div className="handover-money">
            {!isPaid && <p>{t(isClaimed ? 'hasArrived' : 'wasCollected', { total: format.money(due) })}</p>}
            <p className="caption">{t(isPaid ? 'cannotUndo' : 'collectHint')}</p>
          </div>
          <div className="handover-foot">
            <Button look="outline" tone="gray" onClick={onClose} disabled={form.busy}>
              {t('back')}
            </Button>
            {!isPaid && (
              <Button type="submit" look="outline" disabled={form.busy} onClick={() => void (paymentReceived.current = false)}>
                {t('notPaid')}
              </Button>
            )}
            <Button type="submit" busy={form.busy} busyLabel={t('working')} onClick={() => void (paymentReceived.current = true)}>
              {t(isPaid ? 'deliver' : isClaimed ? 'yesArrived' : 'yesCash')}
            </Button>
          </div>
        </div>
      </RulesForm>
    </Dialog>
  );
}

/** Moves the server's error about the file or its id to the image field. */
function onImage(failure: Failure | null): Failure | null {
  if (!failure) return null;
  const { file, ...rest } = failure.fields;
  const image = file ?? Object.entries(rest).find(([name]) => name.startsWith('imageIds'))?.[1];
  return image ? { ...failure, fields: { image } } : failure;
}
