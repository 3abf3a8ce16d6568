import { useState } from 'react';
import { reportProblemRules } from '../../../schema/rules/orders/order-problem.rules';
import { limits } from '../../../schema/values/limits';
import { problemHours, ProblemKind, reportableKinds } from '../../../schema/values/orders/order-problems';
import { useReportProblemMutation } from '../../generated/graphql';
import type { OrderProblemsQuery } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RadioCards } from '../../ui/fields/radio-cards';
import { RulesForm } from '../../ui/fields/rules-form';
import { SelectField } from '../../ui/fields/select-field';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { Dialog } from '../../ui/overlays/dialog';
import { OrderImageField } from './order-image-field';
import { remediesFor, useRemedyChoice } from './problem-texts';
import { messages } from './problems.messages';

type ReportedOrder = NonNullable<OrderProblemsQuery['order']>;
const WHOLE = 'whole';

interface ReportDialogProps {
  order: ReportedOrder;
  onDone: () => void;
  onClose: () => void;
}

/** Asks the buyer what is wrong, which remedy would solve it, and for images that show it. */
export function ReportDialog({ order, onDone, onClose }: ReportDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const [report] = useAppMutation(useReportProblemMutation);
  const [key] = useState(() => crypto.randomUUID());
  const choiceOf = useRemedyChoice();
  const lines = order.lines.filter(({ reportUntil }) => reportUntil !== null);
  const form = useRulesForm({
    rules: reportProblemRules,
    initialValues: {
      orderId: order.id,
      // the whole order can still be chosen instead
      lineId: lines.length === 1 ? (lines[0]?.id ?? '') : '',
      kind: '',
      remedy: '',
      amount: '',
      text: '',
      imageIds: [] as string[],
    },
    submit: async ({ orderId, lineId, kind, remedy, amount, text, imageIds }) => {
      const input = { orderId, lineId: lineId === WHOLE ? null : lineId, kind, remedy, amount, text, imageIds };
      const { failure } = await report({ variables: { input, key } });
      if (failure) return failure;
      toast.success(t('reported'));
      onDone();
      return null;
    },
  });
  const { lineId, kind, remedy } = form.values;
  const isWhole = lineId === WHOLE;
  const line = lines.find(({ id }) => id === lineId);
  const ofLine = reportableKinds.filter((one) => one !== ProblemKind.NOT_THE_GRADE || line?.grade);
  const kinds = isWhole ? [ProblemKind.NOT_RECEIVED] : ofLine;
  const most = line?.mostRefundable;
  const isReplaceable = (line ? [line] : order.lines).every((one) => one.isReplaceable);
  return (
    <Dialog open onClose={onClose} place="sheet" title={t('reportTitle')}>
      <RulesForm form={form} label={t('reportTitle')} idPrefix="problem">
        <div className="form-column">
          <p>{t('reportText', { answer: format.number(problemHours.due.OPEN), decision: format.number(problemHours.due.ESCALATED) })}</p>
          <ErrorSummary />
          <SelectField
            name="lineId"
            label={t('which')}
            required
            choices={[
              ...lines.map(({ id, productName }) => ({ value: id, label: productName })),
              ...(order.reportUntil ? [{ value: WHOLE, label: t('whole') }] : []),
            ]}
          />
          <RadioCards name="kind" label={t('kind')} required choices={kinds.map((value) => ({ value, label: t(value) }))} />
          <RadioCards
            name="remedy"
            label={t('wanted')}
            required
            columns={1}
            choices={remediesFor(isReplaceable).map((value) => choiceOf(value, most, true))}
          />
          {remedy === 'PARTIAL_REFUND' && (
            <TextField name="amount" label={t('amount')} hint={most && t('most', { most: format.money(most) })} digits="amount" required />
          )}
          <TextAreaField name="text" label={t('text')} hint={t('textHint')} maxLength={limits.reasonLength} required />
          <OrderImageField orderId={order.id} required={kind !== '' && kind !== 'NOT_RECEIVED' && kind !== 'MISSING'} />
          <SubmitButton busyLabel={t('sending')}>{t('send')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
