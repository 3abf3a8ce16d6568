import { limits } from '../../../../schema/values/limits';
import { SmsStatus } from '../../../../schema/values/market/sms';
import { useResendSmsMutation, useSmsMessagesQuery } from '../../../generated/graphql';
import type { SmsRow_MessageFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useToast } from '../../../platform/toast/use-toast';
import { ViewChips } from '../../../ui/display/view-chips';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page } from '../../../ui/layout/page';
import { Pager } from '../../../ui/tables/pager';
import { QueryState } from '../../../ui/feedback/query-state';
import { ListBar } from '../../../ui/tables/list-bar';
import { SearchInput } from '../../../ui/inputs/search-input';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import '../admin.css';
import { messages as adminMessages } from '../admin.messages';
import { NothingMatches } from '../nothing-matches';
import { messages } from './sms.messages';
import { SmsTable } from './sms-table';
import { useRefreshCounts } from '../use-refresh-counts';

const size = limits.adminPerPage;
const states = Object.values(SmsStatus);

/**
 * Lists the SMS messages that were sent or failed, and sends a failed one again. The address holds filters and page.
 */
export function Component() {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const url = useUrlState();
  const status = states.find((one) => one === url.get('status')) ?? null;
  const phone = url.get('q') || null;
  const [send, { busy }] = useAppMutation(useResendSmsMutation);
  const refresh = useRefreshCounts('smsMessages');
  const query = useSmsMessagesQuery({
    variables: { status, phone, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const resend = async ({ id, phone: number }: SmsRow_MessageFragment) => {
    const { failure } = await send({ variables: { id } });
    refresh();
    if (failure) toast.error(failureText(failure));
    else toast.success(t('resent', { phone: format.digits(number) }));
  };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ListBar
        className="admin-filters"
        search={<SearchInput label={t('search')} value={url.get('q')} onSearch={(q) => url.set({ q })} />}
        chips={
          <ViewChips
            label={t('states')}
            views={[null, ...states]}
            current={status}
            hrefOf={(one) => url.hrefWith({ status: one })}
            textOf={(one) => (one ? t(one) : shared('all'))}
          />
        }
      />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.smsMessages.nodes.length === 0}
        empty={
          status || phone ? (
            <NothingMatches title={t('noMatch')} onClear={() => url.set({ status: null, q: null })} />
          ) : (
            <EmptyState title={t('none')} text={t('noneText')} />
          )
        }
      >
        {({ smsMessages }) => (
          <>
            <p className="caption users-found" role="status">
              {t('found', { count: smsMessages.totalCount })}
            </p>
            <SmsTable rows={smsMessages.nodes} busy={busy} onResend={(row) => void resend(row)} />
            <Pager page={url.page} totalCount={smsMessages.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
