import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { limits } from '../../../../schema/values/limits';
import { useBillFileLazyQuery, useBillPageQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { QueryState } from '../../../ui/feedback/query-state';
import { FormSkeleton } from '../../../ui/feedback/skeleton';
import { Page } from '../../../ui/layout/page';
import { BillPaper } from '../../../widgets/bills/bill-paper';
import { ExportCsv } from '../../../widgets/export-csv/export-csv';
import { messages } from '../money.messages';

/** A seller's bill, as it is printed. */
export function Component() {
  const t = useMessages(messages);
  const { role } = useSession();
  const { id = '' } = useParams();
  const query = useBillPageQuery({ variables: { id, lines: limits.maxFirst }, fetchPolicy: 'cache-and-network' });
  const [readFile] = useBillFileLazyQuery({ fetchPolicy: 'no-cache' });
  const loadCsv = async () => {
    const { data, error } = await readFile({ variables: { id } });
    return { file: data?.billCsv, error };
  };
  const number = query.data?.bill.number;
  return (
    <Page
      width="reading"
      title={number ? t('billTitle', { number }) : t('bills')}
      lead={<TextLink to={paths.money(role, { view: 'bills' })}>{t('allBills')}</TextLink>}
      actions={
        <>
          <ExportCsv load={loadCsv} />
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </>
      }
    >
      <QueryState query={query} loadingText={t('loadingBill')} skeleton={<FormSkeleton fields={4} />}>
        {({ bill }) => <BillPaper bill={bill} lines={bill.lines.nodes} lineCount={bill.lines.totalCount} />}
      </QueryState>
    </Page>
  );
}
