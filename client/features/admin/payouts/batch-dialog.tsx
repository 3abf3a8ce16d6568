import { useState } from 'react';
import { payoutReferenceRules } from '../../../../schema/rules/money/payout.rules';
import { limits } from '../../../../schema/values/limits';
import type { PayoutMethod } from '../../../../schema/values/accounts/payouts';
import type { PayoutAction } from '../../../../schema/values/money/payouts';
import {
  AdminPayoutBatchDocument,
  AdminPayoutsDocument,
  useAdminPayoutBatchQuery,
  useCorrectPayoutNumberMutation,
  useMarkPayoutFailedMutation,
  useMarkPayoutPaidMutation,
  usePayoutBatchFileLazyQuery,
} from '../../../generated/graphql';
import type { Payout_RowFragment, PayoutBatch_BatchFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { FormActions } from '../../../ui/fields/form-actions';
import { TextField } from '../../../ui/fields/text-field';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { useToastsAbove } from '../../../ui/feedback/use-toasts-above';
import { Dialog } from '../../../ui/overlays/dialog';
import { ExportCsv } from '../../../widgets/export-csv/export-csv';
import { PayoutTable } from '../../../widgets/payouts/payout-table';
import { messages as payoutTexts } from '../../../widgets/payouts/payouts.messages';
import { ActDialog } from '../act-dialog';
import { NumberDialog } from '../number-dialog';
import type { RightNumber } from '../number-dialog';
import { TakeBackReason } from '../take-back-reason';
import { messages } from './payouts.messages';
import { ReportForm } from './report.form';

/** These queries show a payout's state, so they are fetched again after a decision. */
const refetchQueries = [AdminPayoutBatchDocument, AdminPayoutsDocument];

interface Deciding {
  readonly payout: Payout_RowFragment;
  readonly as: PayoutAction;
}

/** The payouts of a batch: files to send, what became of each, and the comparison with a report. */
export function BatchDialog({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const t = useMessages(messages);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const query = useAdminPayoutBatchQuery({
    variables: { id: batchId, first: limits.maxFirst },
    fetchPolicy: 'cache-and-network',
  });
  const number = query.data?.payoutBatch.number;
  useToastsAbove();
  const close = () => setDeciding(null);
  return (
    <Dialog open wide place="end" title={number ? t('batchTitle', { number }) : t('title')} onClose={onClose}>
      <QueryState query={query} loadingText={t('loading')} skeleton={<RowsSkeleton />}>
        {({ payoutBatch, payouts }) => (
          <div className="form-column">
            <Files batch={payoutBatch} />
            <PayoutTable
              payouts={payouts.nodes}
              sellerOf={({ sellerName }) => sellerName}
              actionsOf={(payout) => <Actions payout={payout} onDecide={(as) => setDeciding({ payout, as })} />}
            />
            <ReportForm batch={payoutBatch} />
          </div>
        )}
      </QueryState>
      {deciding?.as === 'PAY' && <PaidDialog payout={deciding.payout} onClose={close} />}
      {deciding?.as === 'FAIL' && <FailedDialog payout={deciding.payout} onClose={close} />}
      {deciding?.as === 'CORRECT_NUMBER' && <WrongNumberDialog payout={deciding.payout} onClose={close} />}
    </Dialog>
  );
}

function Files({ batch: { id, methods } }: { batch: PayoutBatch_BatchFragment }) {
  const t = useMessages(messages);
  const texts = useMessages(payoutTexts);
  const [readFile] = usePayoutBatchFileLazyQuery({ fetchPolicy: 'no-cache' });
  const loadOf = (method: PayoutMethod) => async () => {
    const { data, error } = await readFile({ variables: { id, method } });
    return { file: data?.payoutBatchCsv, error };
  };
  return (
    <ul className="chip-row">
      {methods.map((method) => (
        <li key={method}>
          <ExportCsv load={loadOf(method)} label={t('file', { method: texts(method) })} />
        </li>
      ))}
    </ul>
  );
}

const labels = { PAY: 'paid', FAIL: 'failed', CORRECT_NUMBER: 'wrongNumber' } as const;
const looks = {
  PAY: { look: 'outline' },
  FAIL: { look: 'outline', tone: 'danger' },
  CORRECT_NUMBER: { look: 'ghost', tone: 'gray' },
} as const;

function Actions({ payout: { actions, number }, onDecide }: { payout: Payout_RowFragment; onDecide: (as: PayoutAction) => void }) {
  const t = useMessages(messages);
  return (
    <span className="chip-row">
      {actions.map((action) => (
        <Button key={action} {...looks[action]} aria-label={`${t(labels[action])} ${number}`} onClick={() => onDecide(action)}>
          {t(labels[action])}
        </Button>
      ))}
    </span>
  );
}

interface DecisionProps {
  payout: Payout_RowFragment;
  onClose: () => void;
}

function PaidDialog({ payout: { id, number, state }, onClose }: DecisionProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [pay] = useAppMutation(useMarkPayoutPaidMutation);
  const form = useRulesForm({
    rules: payoutReferenceRules,
    initialValues: { reference: '', takeBackReason: '' },
    submit: async ({ reference }, { takeBackReason }) => {
      const { failure } = await pay({ variables: { id, reference, takeBackReason: takeBackReason || undefined }, refetchQueries });
      if (failure) return failure;
      toast.success(t('saved'));
      onClose();
      return null;
    },
  });
  return (
    <Dialog open title={t('paidTitle', { number })} onClose={onClose}>
      <RulesForm form={form} label={t('paidTitle', { number })} idPrefix="paid">
        <div className="form-column">
          {state === 'FAILED' && <p>{t('afterAll')}</p>}
          <ErrorSummary />
          <TextField name="reference" label={t('reference')} maxLength={limits.billReferenceLength} autoComplete="off" required />
          <TakeBackReason failure={form.failure} value={form.values.takeBackReason} />
          <FormActions cancel={t('cancel')} onCancel={onClose} busyLabel={t('saving')}>
            {t('save')}
          </FormActions>
        </div>
      </RulesForm>
    </Dialog>
  );
}

/** The transfer was not made, or came back. */
function FailedDialog({ payout: { id, number, state }, onClose }: DecisionProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [fail] = useAppMutation(useMarkPayoutFailedMutation);
  return (
    <ActDialog
      act={{
        title: t('failTitle', { number }),
        reasonLabel: t('reason'),
        hint: t('failText'),
        submitLabel: t('failed'),
        send: async (reason) => {
          const { failure } = await fail({ variables: { id, reason, seenState: state }, refetchQueries });
          if (failure) return failure;
          toast.success(t('failSaved'));
          onClose();
          return null;
        },
      }}
      onClose={onClose}
    />
  );
}

function WrongNumberDialog({ payout: { id, number, state }, onClose }: DecisionProps) {
  const [correct] = useAppMutation(useCorrectPayoutNumberMutation);
  const send = async (right: RightNumber) => (await correct({ variables: { id, ...right }, refetchQueries })).failure;
  return <NumberDialog subject={number} isFreedOnly={state === 'FAILED'} send={send} onClose={onClose} />;
}
