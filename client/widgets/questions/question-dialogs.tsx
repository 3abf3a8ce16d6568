import { askRules, questionReplyRules } from '../../../schema/rules/catalogue/question.rules';
import { limits } from '../../../schema/values/limits';
import type { QuestionPart } from '../../../schema/values/market/questions';
import { useAskQuestionMutation, useHideQuestionMutation, useReplyToQuestionMutation } from '../../generated/graphql';
import type { Question_QuestionFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { ReasonDialog, TextDialog } from '../text-dialog/text.form';
import { messages } from './questions.messages';

interface AskDialogProps {
  product: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** A question that everyone can read. */
export function AskDialog({ product, onClose }: AskDialogProps) {
  const t = useMessages(messages);
  const [ask] = useAppMutation(useAskQuestionMutation);
  return (
    <TextDialog
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
      sent={t('asked')}
      onSend={(body) => ask({ variables: { productId: product.id, body }, refetchQueries: ['ProductQuestions'] })}
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
  const [reply] = useAppMutation(useReplyToQuestionMutation);
  return (
    <TextDialog
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
      sent={t('replied')}
      onSend={(body) => reply({ variables: { questionId: question.id, body }, refetchQueries: ['MyQuestions'] })}
    />
  );
}

/** Asks an admin for the reason to hide a question with its reply, or the reply alone. */
export function HideDialog({ question, part, onClose }: DialogProps & { part: QuestionPart }) {
  const t = useMessages(messages);
  const [hide] = useAppMutation(useHideQuestionMutation);
  const isReply = part === 'REPLY';
  return (
    <ReasonDialog
      title={t(isReply ? 'hideReplyOf' : 'hideOf', { name: question.authorName })}
      label={t('hideReason')}
      hint={t('hideHint')}
      send={t(isReply ? 'hideReply' : 'hide')}
      sending={t('hiding')}
      onClose={onClose}
      sent={t('hidden')}
      onSend={(reason) => hide({ variables: { questionId: question.id, part, reason }, refetchQueries: ['ProductQuestions'] })}
    />
  );
}
