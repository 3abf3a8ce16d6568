import { useState } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { limits } from '../../../schema/values/limits';
import { Role } from '../../../schema/values/accounts/roles';
import { useProductQuestionsQuery } from '../../generated/graphql';
import type { ProductQuestionsQuery } from '../../generated/graphql';
import { useTakenOver } from '../../platform/device/first-view';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { QuestionItem } from './question-item';
import { messages } from './questions.messages';
import { OpenedInVain, lazyPart } from '../../ui/feedback/lazy-part';

const AskDialog = lazyPart(async () => (await import('./question-dialogs')).AskDialog, { missing: OpenedInVain });

interface QuestionsProps {
  product: { readonly id: string; readonly name: string; readonly seller: { readonly id: string } };
}

/** Public questions about a product, newest first, and the way to ask one.. */
export function Questions({ product }: QuestionsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  // not asked again when React takes over the server's page, where this part comes later than the others; a visitor who
  // comes back without a reload asks for them
  const takenOver = useTakenOver();
  const [fetchPolicy] = useState(() => (takenOver ? ('cache-and-network' as const) : ('cache-first' as const)));
  const query = useProductQuestionsQuery({
    variables: { productId: product.id, first: limits.questionsPerPage },
    fetchPolicy,
  });
  const list = query.data?.productQuestions;
  const more = () =>
    query.fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null }, updateQuery: joined }).catch(() => undefined);
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t('title')}</h2>
      {list && <p className="caption">{list.totalCount > 0 ? format.digits(t('count', { count: list.totalCount })) : t('none')}</p>}
      {list?.nodes.map((question) => (
        <QuestionItem key={question.id} question={question} />
      ))}
      <div className="review-actions">
        {list?.pageInfo.hasNextPage && (
          <Button look="outline" busy={query.loading} onClick={() => void more()}>
            {t('more')}
          </Button>
        )}
        <Ask product={product} />
      </div>
    </section>
  );
}

/** A visitor logs in first and comes back; sellers do not ask themselves. */
function Ask({ product }: QuestionsProps) {
  const t = useMessages(messages);
  const { account, role } = useSession();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const icon = <MessageCircleQuestion aria-hidden />;
  if (role === Role.ADMIN || account?.id === product.seller.id) return null;
  if (role === null)
    return (
      <ButtonLink look="outline" to={paths.login({ next: pathname + search })} icon={icon}>
        {t('ask')}
      </ButtonLink>
    );
  return (
    <>
      <Button look="outline" icon={icon} onClick={() => setOpen(true)}>
        {t('ask')}
      </Button>
      {open && <AskDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The next page behind what is shown; a question that moved between two pages is there once. */
function joined(
  shown: { productQuestions?: ProductQuestionsQuery['productQuestions'] | undefined },
  { fetchMoreResult: { productQuestions } }: { fetchMoreResult: ProductQuestionsQuery },
): ProductQuestionsQuery {
  const before = shown.productQuestions?.nodes ?? [];
  const shownIds = new Set(before.map(({ id }) => id));
  return { productQuestions: { ...productQuestions, nodes: [...before, ...productQuestions.nodes.filter(({ id }) => !shownIds.has(id))] } };
}
