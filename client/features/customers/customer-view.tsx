import { useCustomerDetailQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { Dialog } from '../../ui/overlays/dialog';
import { Page } from '../../ui/layout/page';
import { QueryState } from '../../ui/feedback/query-state';
import { FormSkeleton } from '../../ui/feedback/skeleton';
import { TextLink } from '../../ui/buttons/text-link';
import { CustomerDetails } from './customer-details';
import { messages } from './customers.messages';

function useCustomer(id: string) {
  const t = useMessages(messages);
  const query = useCustomerDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return {
    title: query.data?.myCustomer?.name ?? t('customer'),
    body: (
      <QueryState
        query={query}
        loadingText={t('loadingOne')}
        skeleton={<FormSkeleton fields={4} />}
        isEmpty={(data) => !data.myCustomer}
        empty={<Alert tone="warning" title={t('notFound')} />}
      >
        {({ myCustomer }) => myCustomer && <CustomerDetails customer={myCustomer} />}
      </QueryState>
    ),
  };
}

/** One customer beside the list, on a desktop. */
export function CustomerDrawer({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const { title, body } = useCustomer(customerId);
  return (
    <Dialog open place="end" onClose={onClose} title={title}>
      {body}
    </Dialog>
  );
}

/** The same as a page of its own, on a phone. */
export function CustomerPage({ customerId, listHref }: { customerId: string; listHref: string }) {
  const t = useMessages(messages);
  const { title, body } = useCustomer(customerId);
  return (
    <Page title={title} lead={<TextLink to={listHref}>{t('backToList')}</TextLink>}>
      {body}
    </Page>
  );
}
