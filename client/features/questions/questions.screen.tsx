import { limits } from '../../../schema/values/limits';
import { useMyQuestionsQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { ListByView, useListView } from '../../ui/tables/list-by-view';
import { QuestionItem } from '../../widgets/questions/question-item';
import { messages } from './questions.messages';

const size = limits.ordersPerPage;
const views = ['waiting', 'replied'] as const;

/**
 * Questions about the seller's products: what waits for a reply first, oldest first. View and page are in the address.
 */
export function Component() {
  const t = useMessages(messages);
  const { view, paging } = useListView(views, size);
  const query = useMyQuestionsQuery({ variables: { isReplied: view === 'replied', ...paging }, fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ListByView
        label={t('view')}
        views={views}
        current={view}
        textOf={(name) => t(name)}
        query={query}
        listOf={(data) => data.myQuestions}
        pageSize={size}
        loadingText={t('loading')}
        empty={<EmptyState title={t(`empty${view}`)} text={t('emptyText')} />}
      >
        {(question) => <QuestionItem key={question.id} question={question} withProduct />}
      </ListByView>
    </Page>
  );
}
