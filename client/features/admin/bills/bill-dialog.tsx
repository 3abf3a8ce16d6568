import { useState } from 'react';
import { Printer } from 'lucide-react';
import { limits } from '../../../../schema/values/limits';
import { useAdminBillQuery, useReverseBillPaymentMutation } from '../../../generated/graphql';
import type { Bill_PaperFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { StatusBadge } from '../../../ui/display/status-badge';
import { QueryState } from '../../../ui/feedback/query-state';
import { FormSkeleton } from '../../../ui/feedback/skeleton';
import { useToastsAbove } from '../../../ui/feedback/use-toasts-above';
import { Dialog } from '../../../ui/overlays/dialog';
import { BillPaper } from '../../../widgets/bills/bill-paper';
import { messages as billTexts } from '../../../widgets/bills/bills.messages';
import { ActDialog } from '../act-dialog';
import { messages } from './bills.messages';
import { PaymentForm } from './payment.form';

type Payment = Bill_PaperFragment['payments'][number];

/** A bill as it is printed, its payments, and the form for a new one. */
export function BillDialog({ billId, onClose }: { billId: string; onClose: () => void }) {
  const t = useMessages(messages);
  const query = useAdminBillQuery({ variables: { id: billId, lines: limits.maxFirst }, fetchPolicy: 'cache-and-network' });
  useToastsAbove();
  const number = query.data?.bill.number;
  return (
    <Dialog open wide place="end" title={number ? t('billTitle', { number }) : t('title')} onClose={onClose}>
      <QueryState query={query} loadingText={t('loading')} skeleton={<FormSkeleton fields={4} />}>
        {({ bill }) => (
          <div className="bill-dialog">
            <Payments bill={bill} />
            <BillPaper bill={bill} lines={bill.lines.nodes} lineCount={bill.lines.totalCount} />
            <Button look="outline" icon={<Printer aria-hidden />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}

function Payments({ bill }: { bill: Bill_PaperFragment }) {
  const t = useMessages(messages);
  const [recording, setRecording] = useState(false);
  const isOpen = Number(bill.open) > 0;
  return (
    <section className="form-column" aria-labelledby="payments-title">
      <h3 id="payments-title">{t('payments')}</h3>
      {bill.payments.length === 0 ? <p>{t('noPayments')}</p> : <PaymentList payments={bill.payments} />}
      {isOpen && !recording && (
        <div className="page-actions">
          <Button onClick={() => setRecording(true)}>{t('record')}</Button>
        </div>
      )}
      {isOpen && recording && <PaymentForm bill={bill} onClose={() => setRecording(false)} />}
    </section>
  );
}

function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const [reversing, setReversing] = useState<Payment | null>(null);
  const [reverse] = useAppMutation(useReverseBillPaymentMutation);
  return (
    <>
      <ul className="bill-payments">
        {payments.map((payment) => (
          <li key={payment.id}>
            <PaymentText payment={payment} />
            {payment.reversedAt ? (
              <StatusBadge tone="plain">{t('takenBack')}</StatusBadge>
            ) : (
              <Button look="outline" tone="danger" onClick={() => setReversing(payment)}>
                {t('reverse')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {reversing && (
        <ActDialog
          act={{
            title: t('reverseTitle', { amount: format.money(reversing.amount) }),
            reasonLabel: t('reason'),
            hint: t('reverseText'),
            submitLabel: t('reverse'),
            send: async (reason) => {
              const { failure } = await reverse({ variables: { paymentId: reversing.id, reason } });
              if (failure) return failure;
              toast.success(t('reversed'));
              setReversing(null);
              return null;
            },
          }}
          onClose={() => setReversing(null)}
        />
      )}
    </>
  );
}

function PaymentText({ payment: { amount, method, reference, receivedOn } }: { payment: Payment }) {
  const texts = useMessages(billTexts);
  const format = useFormat();
  return (
    <span>
      <strong>{format.money(amount)}</strong>
      <br />
      {[texts(method), reference, format.date(receivedOn)].filter(Boolean).join(' · ')}
    </span>
  );
}
