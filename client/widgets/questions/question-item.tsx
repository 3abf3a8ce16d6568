import { useState } from 'react';
import { Role } from '../../../schema/values/accounts/roles';
import { QuestionPart } from '../../../schema/values/market/questions';
import type { Question_QuestionFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { Button } from '../../ui/buttons/button';
import { TextLink } from '../../ui/buttons/text-link';
import { Moment } from '../../ui/display/moment';
import '../reviews/reviews.css';
import { messages } from './questions.messages';
import { OpenedInVain, lazyPart } from '../../ui/feedback/lazy-part';

/** Forms come with the press that needs them: most visitors only read. */
const ReplyDialog = lazyPart(async () => (await import('./question-dialogs')).ReplyDialog, { missing: OpenedInVain });
const HideDialog = lazyPart(async () => (await import('./question-dialogs')).HideDialog, { missing: OpenedInVain });

interface QuestionItemProps {
  question: Question_QuestionFragment;
  /** Names the product: on pages about more than one. */
  withProduct?: boolean;
}

/**
 * One question with the seller's reply; the seller may reply, an admin may hide either. Texts are shown as text, never
 * as links or markup.
 */
export function QuestionItem({ question, withProduct = false }: QuestionItemProps) {
  const t = useMessages(messages);
  const { role } = useSession();
  const [open, setOpen] = useState<'reply' | QuestionPart | null>(null);
  const close = () => setOpen(null);
  const { authorName, reply, canReply } = question;
  return (
    <article className="review">
      <p className="review-by">
        <strong>{authorName}</strong> · <Moment at={question.createdAt} />
      </p>
      {withProduct && (
        <p>
          <TextLink to={paths.product(question.productId)}>{t('about', { name: question.productName })}</TextLink>
        </p>
      )}
      <blockquote>{question.text}</blockquote>
      {reply ? (
        <p className="reply">
          <strong>{t('sellerReply')}:</strong> {reply}
        </p>
      ) : (
        question.repliedAt === null && <p className="caption">{t('waits')}</p>
      )}
      <div className="review-actions">
        {canReply && (
          <Button look="outline" aria-label={t(reply ? 'editReplyOf' : 'replyOf', { name: authorName })} onClick={() => setOpen('reply')}>
            {t(reply ? 'editReply' : 'reply')}
          </Button>
        )}
        {role === Role.ADMIN && (
          <Button
            look="outline"
            tone="danger"
            aria-label={t('hideOf', { name: authorName })}
            onClick={() => setOpen(QuestionPart.QUESTION)}
          >
            {t('hide')}
          </Button>
        )}
        {role === Role.ADMIN && reply && (
          <Button
            look="outline"
            tone="danger"
            aria-label={t('hideReplyOf', { name: authorName })}
            onClick={() => setOpen(QuestionPart.REPLY)}
          >
            {t('hideReply')}
          </Button>
        )}
      </div>
      {open === 'reply' && <ReplyDialog question={question} onClose={close} />}
      {(open === QuestionPart.QUESTION || open === QuestionPart.REPLY) && <HideDialog question={question} part={open} onClose={close} />}
    </article>
  );
}
