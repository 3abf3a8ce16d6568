import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { MoneyDialog } from './money-dialog';
import { SaleReasonDialog } from './sale-reason.form';
import { FailureDialog } from './failure.form';
import { FeeDialog } from './fee.form';
import { PartDialog } from './part.form';
import { ReturnDialog } from './return-dialog';
import { WeighDialog } from './weigh.form';
import { asksFirst, asksForMoney, asksForOutcome, isUndoable } from './sale-steps';
import type { ReasonedStep, MoneyStep, OutcomeStep, QuantityStep, SaleStep } from './sale-steps';
import { messages } from '../sales.messages';
import { useSaleActions } from './use-sale-actions';
import type { StepDetails } from './use-sale-actions';
import { useUndoTime } from './use-undo-time';

export interface SaleControlEvents {
  /** An order has moved. */
  readonly onMoved: () => void;
  /** The list may be read again: at once after a failure or a final step, when the time to undo is over after any other, so that its row stays in place. */
  readonly onSettled: () => void;
}

export interface SaleControls {
  /** Takes a step, or opens the dialog that asks first. */
  readonly act: (order: SaleRow_OrderFragment, step: SaleStep) => Promise<void>;
  /** Opens the dialog of other quantities than ordered. */
  readonly ask: (order: SaleRow_OrderFragment, step: QuantityStep) => void;
  /** Reverts the step that was just taken. */
  readonly undo: (order: SaleRow_OrderFragment) => Promise<void>;
  /** The orders whose last step can be reverted now. */
  readonly undoable: ReadonlySet<string>;
  readonly busyId: string | null;
  /** The dialog, where one is open. */
  readonly dialog: ReactNode;
}

interface Asked<TStep> {
  readonly order: SaleRow_OrderFragment;
  readonly step: TStep;
}

/** Steps with their messages: a toast for each, the server's message where it rejects one. */
export function useSaleControls({ onMoved, onSettled }: SaleControlEvents): SaleControls {
  const t = useMessages(messages);
  const toast = useToast();
  const failureText = useFailureText();
  const { move, busyId } = useSaleActions();
  const undoTime = useUndoTime(onSettled);
  const [asked, setAsked] = useState<Asked<ReasonedStep> | null>(null);
  const [outcome, setOutcome] = useState<Asked<OutcomeStep> | null>(null);
  const [quantities, setQuantities] = useState<Asked<QuantityStep> | null>(null);
  const [money, setMoney] = useState<Asked<MoneyStep> | null>(null);

  const moved = (order: SaleRow_OrderFragment, step: SaleStep | 'UNDO', isFinal = false) => {
    toast.success(t(`toast${step}`, { number: order.trackingNumber }));
    onMoved();
    if (step !== 'UNDO' && isUndoable(step) && !isFinal) undoTime.start(order.id);
    else onSettled();
  };
  const failed = (failure: Failure) => {
    toast.error(failureText(failure));
    onSettled();
  };
  const take = async (order: SaleRow_OrderFragment, step: SaleStep | 'UNDO', details?: StepDetails) => {
    undoTime.stop(order.id);
    const failure = await move(order, step, details);
    if (failure) failed(failure);
    else moved(order, step);
  };
  const act: SaleControls['act'] = async (order, step) => {
    if (asksFirst(step)) setAsked({ order, step });
    else if (asksForOutcome(step)) setOutcome({ order, step });
    else if (asksForMoney(step)) setMoney({ order, step });
    else await take(order, step);
  };
  const response = async (paymentReceived: boolean | null) => {
    if (!money) return;
    await take(money.order, money.step, { paymentReceived });
    setMoney(null);
  };
  const send = async (reason: string | null) => {
    if (!asked) return null;
    const failure = await move(asked.order, asked.step, { reason });
    if (failure) return failure;
    setAsked(null);
    moved(asked.order, asked.step);
    return null;
  };
  const sendOutcome = async (details: StepDetails) => {
    if (!outcome) return null;
    const failure = await move(outcome.order, outcome.step, details);
    if (failure) return failure;
    setOutcome(null);
    moved(outcome.order, outcome.step);
    return null;
  };
  const sendQuantities = async (step: SaleStep, details: StepDetails) => {
    if (!quantities) return null;
    const failure = await move(quantities.order, step, details);
    if (failure) return failure;
    setQuantities(null);
    moved(quantities.order, step, true);
    return null;
  };
  const closeQuantities = () => setQuantities(null);
  const dialog = (
    <>
      {asked && <SaleReasonDialog order={asked.order} step={asked.step} onSend={send} onClose={() => setAsked(null)} />}
      {outcome?.step === 'FAIL' && <FailureDialog order={outcome.order} onSend={sendOutcome} onClose={() => setOutcome(null)} />}
      {outcome?.step === 'PROPOSE_FEE' && <FeeDialog order={outcome.order} onSend={sendOutcome} onClose={() => setOutcome(null)} />}
      {outcome?.step === 'RETURN' && <ReturnDialog order={outcome.order} onSend={sendOutcome} onClose={() => setOutcome(null)} />}
      {quantities?.step === 'PART' && (
        <PartDialog order={quantities.order} onSend={(details) => sendQuantities('CONFIRM', details)} onClose={closeQuantities} />
      )}
      {quantities?.step === 'WEIGH' && <WeighDialog order={quantities.order} onSend={sendQuantities} onClose={closeQuantities} />}
      {money && <MoneyDialog {...money} busy={busyId !== null} onResponse={(paid) => void response(paid)} onClose={() => setMoney(null)} />}
    </>
  );
  const ask: SaleControls['ask'] = (order, step) => setQuantities({ order, step });
  return { act, ask, undo: (order) => take(order, 'UNDO'), undoable: undoTime.ids, busyId, dialog };
}
