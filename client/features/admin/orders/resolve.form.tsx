import { resolveOrderRules } from '../../../../schema/rules/orders/order-outcome.rules';
import { limits } from '../../../../schema/values/limits';
import type { AdminOrderDetail_OrderFragment, ResolveOrderMutationVariables } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { CheckField } from '../../../ui/fields/check-field';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { RulesForm } from '../../../ui/fields/rules-form';
import { FormActions } from '../../../ui/fields/form-actions';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { messages as adminMessages } from '../admin.messages';
import { messages } from './orders.messages';

type Decision = Omit<ResolveOrderMutationVariables, 'id'>;

interface ResolveDialogProps {
  order: AdminOrderDetail_OrderFragment;
  onSend: (decision: Decision) => Promise<Failure | null>;
  onClose: () => void;
}

/** The ends an admin may give an order that has left the store; one that has not is cancelled. */
export const endsOf = ({ resolutions }: Pick<AdminOrderDetail_OrderFragment, 'resolutions'>) =>
  resolutions.filter((end) => end !== 'CANCELLED');

/** Ends an order that its parties cannot end: how, why, and what became of money and items. */
export function ResolveDialog({ order, onSend, onClose }: ResolveDialogProps) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const format = useFormat();
  const ends = endsOf(order);
  const asksForMoney = Number(order.money.due) > 0;
  const form = useRulesForm({
    rules: resolveOrderRules,
    initialValues: {
      state: ends.length === 1 ? String(ends[0]) : '',
      reason: '',
      typed: '',
      paid: [] as string[],
      lostLineIds: [] as string[],
    },
    submit: ({ state, reason }, { paid, lostLineIds }) =>
      onSend({
        state,
        reason,
        paymentReceived: asksForMoney && state === 'DELIVERED' ? paid.length > 0 : null,
        lostLineIds: state === 'RETURNED' ? lostLineIds : null,
      }),
    context: { word: order.trackingNumber },
  });
  const title = t('resolveTitle', { number: order.trackingNumber });
  const { state } = form.values;
  return (
    <Dialog open title={title} onClose={onClose}>
      <RulesForm form={form} label={title}>
        <div className="form-column">
          <ErrorSummary />
          <RadioCards
            name="state"
            label={t('resolveAs')}
            required
            columns={1}
            choices={ends.map((value) => ({
              value,
              label: t(value),
              text: t(`resolve${value}`),
            }))}
          />
          {asksForMoney && state === 'DELIVERED' && (
            <CheckField
              name="paid"
              legend={t('payment')}
              choices={[{ value: 'paid', label: t('resolvePaid', { total: format.money(order.money.due) }) }]}
            />
          )}
          {state === 'RETURNED' && (
            <CheckField
              name="lostLineIds"
              legend={t('resolveLost')}
              choices={order.lines.map(({ id, productName, quantity, unit, customUnitNote }) => ({
                value: id,
                label: `${productName}, ${format.quantity(quantity, unit, customUnitNote)}`,
              }))}
            />
          )}
          <TextAreaField name="reason" label={t('reasonShown')} hint={t('resolveHint')} maxLength={limits.reasonLength} required />
          <TextField name="typed" label={shared('typeLabel', { word: order.trackingNumber })} autoComplete="off" required />
          <FormActions cancel={shared('back')} onCancel={onClose} tone="danger" busyLabel={shared('sending')}>
            {t('resolve')}
          </FormActions>
        </div>
      </RulesForm>
    </Dialog>
  );
}
