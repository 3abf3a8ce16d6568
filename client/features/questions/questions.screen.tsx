import { limits } from '../../../schema/values/limits';
import { useMyQuestionsQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { ViewChips } from '../../ui/display/view-chips';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { Page } from '../../ui/layout/page';
import { Pager } from '../../ui/tables/pager';
import { QuestionItem } from '../../widgets/questions/question-item';
import { messages } from './questions.messages';

const size = limits.ordersPerPage;
const views = ['waiting', 'replied'] as const;

/** Questions about the seller's products: what waits for a reply first, oldest first. View and page are in the address. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const view = views.find((name) => name === url.get('view')) ?? 'waiting';
  const query = useMyQuestionsQuery({
    variables: { isReplied: view === 'replied', first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ViewChips
        label={t('view')}
        views={views}
        current={view}
        hrefOf={(name) => url.hrefWith({ view: name === 'waiting' ? null : name })}
        textOf={(name) => t(name)}
      />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.myQuestions.nodes.length === 0}
        empty={<EmptyState title={t(`empty${view}`)} text={t('emptyText')} />}
      >
        {({ myQuestions }) => (
          <>
            <div>
              {myQuestions.nodes.map((question) => (
                <QuestionItem key={question.id} question={question} withProduct />
              ))}
            </div>
            <Pager page={url.page} totalCount={myQuestions.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
