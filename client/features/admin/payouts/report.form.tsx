import { useState } from 'react';
import { transferLines } from '../../../../schema/rules/money/transfer-lines';
import { payoutReportRules } from '../../../../schema/rules/money/payout.rules';
import { AdminPayoutBatchDocument, AdminPayoutsDocument, useReconcilePayoutBatchMutation } from '../../../generated/graphql';
import type { PayoutBatch_BatchFragment, ReconcilePayoutBatchMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Alert } from '../../../ui/feedback/alert';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { messages as payoutTexts } from '../../../widgets/payouts/payouts.messages';
import { messages } from './payouts.messages';

type Result = ReconcilePayoutBatchMutation['reconcilePayoutBatch'];
type Difference = Result['differences'][number];

/** Longer than a thousand lines of a report. */
const REPORT_LENGTH = 200_000;

/**
 * The report of a bank or wallet as text: what agrees with the batch is recorded as paid, the differences are listed.
 */
export function ReportForm({ batch: { id, methods } }: { batch: PayoutBatch_BatchFragment }) {
  const t = useMessages(messages);
  const texts = useMessages(payoutTexts);
  const [result, setResult] = useState<Result | null>(null);
  const [reconcile] = useAppMutation(useReconcilePayoutBatchMutation);
  const form = useRulesForm({
    rules: payoutReportRules,
    initialValues: { method: methods[0] ?? ('BANK' as const), report: '' },
    submit: async ({ method, report }) => {
      const variables = { id, method, transfers: transferLines(report) };
      const { data, failure } = await reconcile({ variables, refetchQueries: [AdminPayoutBatchDocument, AdminPayoutsDocument] });
      if (failure) return failure;
      setResult(data?.reconcilePayoutBatch ?? null);
      return null;
    },
  });
  return (
    <section className="form-column" aria-labelledby="report-title">
      <h3 id="report-title">{t('compare')}</h3>
      <RulesForm form={form} label={t('compare')} idPrefix="report">
        <div className="form-column">
          <ErrorSummary />
          <SelectField
            name="method"
            label={t('method')}
            placeholder={null}
            choices={methods.map((value) => ({ value, label: texts(value) }))}
            required
          />
          <TextAreaField name="report" label={t('report')} hint={t('reportHint')} maxLength={REPORT_LENGTH} required />
          <div className="page-actions">
            <SubmitButton full={false} busyLabel={t('comparing')}>
              {t('compare')}
            </SubmitButton>
          </div>
        </div>
      </RulesForm>
      {result && <Differences result={result} />}
    </section>
  );
}

function Differences({ result: { agreed, differences } }: { result: Result }) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns: Column<Difference & { readonly key: string }>[] = [
    { key: 'number', header: t('number'), onCard: 'title', cell: ({ number }) => number },
    { key: 'kind', header: t('difference'), cell: ({ kind }) => t(kind) },
    { key: 'reference', header: t('reference'), cell: ({ reference }) => reference ?? t('none') },
    { key: 'amount', header: t('amount'), numeric: true, cell: ({ amount }) => format.money(amount) },
  ];
  const rows = differences.map((difference, index) => ({ ...difference, key: String(index) }));
  return (
    <>
      <Alert tone={rows.length > 0 ? 'warning' : 'success'} title={t('agreed', { count: format.number(agreed) })}>
        {rows.length === 0 && t('noDifference')}
      </Alert>
      {rows.length > 0 && <DataTable caption={t('differences')} rows={rows} columns={columns} rowKey={({ key }) => key} />}
    </>
  );
}
