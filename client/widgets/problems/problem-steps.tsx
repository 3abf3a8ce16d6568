import { useState } from 'react';
import {
  useAcceptProblemMutation,
  useAcceptProblemOfferMutation,
  useDeclineProblemMutation,
  useDeclineProblemOfferMutation,
  useOfferForProblemMutation,
  useSendReplacementMutation,
  useWithdrawProblemMutation,
} from '../../generated/graphql';
import type { Problem_ProblemFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { sumOf, useRemedyText } from './problem-texts';
import { messages } from './problems.messages';
import { StepDialog, type StepInput, type WrittenStep } from './step.form';

type Action = Problem_ProblemFragment['actions'][number];
type PressedStep = 'ACCEPT' | 'ACCEPT_OFFER' | 'WITHDRAW';

interface ProblemStepsProps {
  problem: Problem_ProblemFragment;
  orderId: string;
  onDone: () => void;
}

/** Offers the steps that the viewer may take with the problem now. */
export function ProblemSteps({ problem, orderId, onDone }: ProblemStepsProps) {
  const t = useMessages(messages);
  const [asked, setAsked] = useState<Action | null>(null);
  const { pressed, written, busy, errorText } = useSteps(problem.id, () => {
    setAsked(null);
    onDone();
  });
  const actions = problem.actions.filter((action) => problem.isReplaceable || !givesReplacement(problem, action));
  if (actions.length === 0) return null;
  const close = () => setAsked(null);
  return (
    <div className="problem-buttons">
      {actions.map((action) => (
        <Button key={action} look={isMain(action) ? 'solid' : 'outline'} onClick={() => setAsked(action)}>
          {t(action)}
        </Button>
      ))}
      {asked && isPressed(asked) && (
        <Question problem={problem} step={asked} busy={busy} errorText={errorText} onConfirm={() => void pressed(asked)} onClose={close} />
      )}
      {asked && isWritten(asked) && (
        <StepDialog
          step={asked}
          problem={problem}
          orderId={asked === 'DECLINE_OFFER' ? null : orderId}
          onSend={(input) => written(asked, input)}
          onClose={close}
        />
      )}
    </div>
  );
}

const isMain = (action: Action) => action === 'ACCEPT' || action === 'ACCEPT_OFFER' || action === 'SEND_REPLACEMENT';
const isPressed = (action: Action): action is PressedStep => action === 'ACCEPT' || action === 'ACCEPT_OFFER' || action === 'WITHDRAW';
const isWritten = (action: Action): action is WrittenStep => !isPressed(action) && action !== 'DECIDE';

/** Whether it is agreed with this step that the goods are sent once more, or they are sent. */
const givesReplacement = ({ wantedRemedy, offeredRemedy }: Problem_ProblemFragment, action: Action) =>
  action === 'SEND_REPLACEMENT' ||
  (action === 'ACCEPT' && wantedRemedy === 'REPLACEMENT') ||
  (action === 'ACCEPT_OFFER' && offeredRemedy === 'REPLACEMENT');

interface QuestionProps {
  problem: Problem_ProblemFragment;
  step: PressedStep;
  busy: boolean;
  errorText: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

function Question({ problem, step, busy, errorText, onConfirm, onClose }: QuestionProps) {
  const t = useMessages(messages);
  const remedyText = useRemedyText();
  const what =
    step === 'ACCEPT_OFFER' && problem.offeredRemedy
      ? remedyText(problem.offeredRemedy, sumOf(problem, problem.offeredRemedy, problem.offeredAmount))
      : remedyText(problem.wantedRemedy, sumOf(problem, problem.wantedRemedy, problem.wantedAmount));
  return (
    <ConfirmDialog
      open
      tone={step === 'WITHDRAW' ? 'danger' : 'brand'}
      title={t(step)}
      confirmLabel={t(step)}
      busyLabel={t('sending')}
      cancelLabel={t('back')}
      busy={busy}
      errorText={errorText}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`ask${step}`, { what })}</p>
    </ConfirmDialog>
  );
}

/** The steps of buyers and sellers; each ends with `onDone`, or responds with its failure. */
function useSteps(id: string, onDone: () => void) {
  const t = useMessages(messages);
  const toast = useToast();
  const [accept, accepting] = useAppMutation(useAcceptProblemMutation);
  const [acceptOffer, acceptingOffer] = useAppMutation(useAcceptProblemOfferMutation);
  const [withdraw, withdrawing] = useAppMutation(useWithdrawProblemMutation);
  const [offer] = useAppMutation(useOfferForProblemMutation);
  const [decline] = useAppMutation(useDeclineProblemMutation);
  const [declineOffer] = useAppMutation(useDeclineProblemOfferMutation);
  const [send] = useAppMutation(useSendReplacementMutation);
  const end = (failure: Failure | null) => {
    if (failure) return failure;
    toast.success(t('done'));
    onDone();
    return null;
  };
  const pressed = async (step: PressedStep) => {
    const variables = { id };
    if (step === 'ACCEPT') return end((await accept({ variables })).failure);
    if (step === 'ACCEPT_OFFER') return end((await acceptOffer({ variables })).failure);
    return end((await withdraw({ variables })).failure);
  };
  const written = async (step: WrittenStep, { remedy, amount, quantity, text, imageIds }: StepInput) => {
    if (step === 'OFFER') return end((await offer({ variables: { id, remedy: remedy ?? 'REFUND', amount, text, imageIds } })).failure);
    if (step === 'DECLINE') return end((await decline({ variables: { id, reason: text ?? '', imageIds } })).failure);
    if (step === 'DECLINE_OFFER') return end((await declineOffer({ variables: { id, text } })).failure);
    return end((await send({ variables: { id, quantity, text, imageIds } })).failure);
  };
  const states = [accepting, acceptingOffer, withdrawing];
  return {
    pressed,
    written,
    busy: states.some(({ busy }) => busy),
    errorText: states.find(({ errorText }) => errorText)?.errorText ?? null,
  };
}
