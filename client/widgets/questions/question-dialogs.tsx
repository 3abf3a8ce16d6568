import { askRules, questionReplyRules } from '../../../schema/rules/catalogue/question.rules';
import { reasonRules } from '../../../schema/rules/shared/reason.rules';
import { limits } from '../../../schema/values/limits';
import type { QuestionPart } from '../../../schema/values/market/questions';
import { useAskQuestionMutation, useHideQuestionMutation, useReplyToQuestionMutation } from '../../generated/graphql';
import type { Question_QuestionFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { ReviewTextDialog } from '../reviews/review-text.form';
import { messages } from './questions.messages';

interface AskDialogProps {
  product: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** A question that everyone can read. */
export function AskDialog({ product, onClose }: AskDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [ask] = useAppMutation(useAskQuestionMutation);
  return (
    <ReviewTextDialog
      title={t('askTitle', { name: product.name })}
      rules={askRules}
      field="body"
      initial={{ productId: product.id, body: '' }}
      label={t('askText')}
      hint={t('askHint')}
      maxLength={limits.questionLength}
      send={t('sendQuestion')}
      sending={t('sending')}
      onClose={onClose}
      onSend={async ({ body = '' }) => {
        const { failure } = await ask({ variables: { productId: product.id, body }, refetchQueries: ['ProductQuestions'] });
        if (failure) return failure;
        toast.success(t('asked'));
        onClose();
        return null;
      }}
    />
  );
}

interface DialogProps {
  question: Question_QuestionFragment;
  onClose: () => void;
}

/** The seller's reply, or its change. */
export function ReplyDialog({ question, onClose }: DialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [reply] = useAppMutation(useReplyToQuestionMutation);
  return (
    <ReviewTextDialog
      title={t('replyOf', { name: question.authorName })}
      rules={questionReplyRules}
      field="body"
      initial={{ questionId: question.id, body: question.reply ?? '' }}
      label={t('replyText')}
      hint={t('replyHint')}
      maxLength={limits.replyLength}
      send={t('sendReply')}
      sending={t('sending')}
      onClose={onClose}
      onSend={async ({ body = '' }) => {
        const { failure } = await reply({ variables: { questionId: question.id, body }, refetchQueries: ['MyQuestions'] });
        if (failure) return failure;
        toast.success(t('replied'));
        onClose();
        return null;
      }}
    />
  );
}

/** Asks an admin for the reason to hide a question with its reply, or the reply alone. */
export function HideDialog({ question, part, onClose }: DialogProps & { part: QuestionPart }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [hide] = useAppMutation(useHideQuestionMutation);
  const isReply = part === 'REPLY';
  return (
    <ReviewTextDialog
      title={t(isReply ? 'hideReplyOf' : 'hideOf', { name: question.authorName })}
      rules={reasonRules}
      field="reason"
      initial={{ reason: '' }}
      label={t('hideReason')}
      hint={t('hideHint')}
      maxLength={limits.reasonLength}
      send={t(isReply ? 'hideReply' : 'hide')}
      sending={t('hiding')}
      onClose={onClose}
      onSend={async ({ reason = '' }) => {
        const variables = { questionId: question.id, part, reason };
        const { failure } = await hide({ variables, refetchQueries: ['ProductQuestions'] });
        if (failure) return failure;
        toast.success(t('hidden'));
        onClose();
        return null;
      }}
    />
  );
}
