import { useState } from 'react';
import { useOrderProblemsQuery } from '../../generated/graphql';
import type { OrderProblemsQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { messages } from './problems.messages';
import { ReportDialog } from './report.form';

type ReportedOrder = NonNullable<OrderProblemsQuery['order']>;

/** The end of the time for reports, of the whole order or its last line; undefined once it is over. */
export const lastReport = ({ reportUntil, lines }: ReportedOrder): string | undefined =>
  [reportUntil, ...lines.map((line) => line.reportUntil)]
    .filter((end) => end !== null)
    .toSorted()
    .at(-1);

interface ReportButtonProps {
  order: ReportedOrder;
  onDone: () => void;
}

export function ReportButton({ order, onDone }: ReportButtonProps) {
  const t = useMessages(messages);
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setReporting(true)}>
        {t('report')}
      </Button>
      {reporting && (
        <ReportDialog
          order={order}
          onClose={() => setReporting(false)}
          onDone={() => {
            setReporting(false);
            onDone();
          }}
        />
      )}
    </>
  );
}

/** Reports a problem from beside the other steps of an order; nothing where it is too late. */
export function ReportAtTop({ orderId }: { orderId: string }) {
  const { data, refetch } = useOrderProblemsQuery({ variables: { id: orderId }, fetchPolicy: 'cache-first' });
  const order = data?.order;
  if (!order || !lastReport(order)) return null;
  return <ReportButton order={order} onDone={() => void refetch().catch(() => undefined)} />;
}
