import { useParams } from 'react-router-dom';
import { useSaleSlipQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { Alert } from '../../../ui/feedback/alert';
import { Page } from '../../../ui/layout/page';
import { QueryState } from '../../../ui/feedback/query-state';
import { FormSkeleton } from '../../../ui/feedback/skeleton';
import { TextLink } from '../../../ui/buttons/text-link';
import { PrintMenu } from '../print/print-menu';
import { LabelLinks } from './label-links';
import { SaleSlip } from './sale-slip';
import { messages } from '../sales.messages';

/** The slip that goes with the products: on paper only the slip is left of the page. */
export function Component() {
  const t = useMessages(messages);
  const { id = '' } = useParams();
  const { role } = useSession();
  const query = useSaleSlipQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const order = query.data?.order;
  return (
    <Page
      width="reading"
      title={t('slipTitle', { number: order ? order.trackingNumber : '' }).trim()}
      lead={<TextLink to={paths.sale(role, id)}>{t('backToOrder')}</TextLink>}
      actions={<PrintMenu />}
    >
      <QueryState
        query={query}
        loadingText={t('loadingSlip')}
        skeleton={<FormSkeleton fields={4} />}
        isEmpty={(data) => !data.order}
        empty={<Alert tone="warning" title={t('notFound')} />}
      >
        {(data) =>
          data.order && (
            <div className="slip-page">
              {data.order.paymentStatus === 'CLAIMED' && <Alert tone="warning" title={t('checkPayment')} />}
              <SaleSlip order={data.order} />
              <LabelLinks lines={data.order.lines} />
            </div>
          )
        }
      </QueryState>
    </Page>
  );
}
