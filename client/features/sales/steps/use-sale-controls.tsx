import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import type { SendParts } from './came-parts.form';
import { MoneyDialog } from './money-dialog';
import { useUnpaidQuestion } from './unpaid-dialog';
import { SaleReasonDialog } from './sale-reason.form';
import { FailureDialog } from './failure.form';
import { FeeDialog } from './fee.form';
import { PartDialog } from './part.form';
import { ReturnDialog } from './return-dialog';
import { WeighDialog } from './weigh.form';
import { asksFirst, asksForMoney, asksForOutcome, asksForParts, isUndoable } from './sale-steps';
import type { ReasonedStep, OutcomeStep, QuantityStep, SaleStep } from './sale-steps';
import { messages } from '../sales.messages';
import { useDelivering } from './use-delivering';
import { useSaleActions } from './use-sale-actions';
import type { DirectStep, StepDetails } from './use-sale-actions';
import { useUndoTime } from './use-undo-time';

export interface SaleControlEvents {
  /** An order has moved. */
  readonly onMoved: () => void;
  /**
   * The list may be read again: at once after a failure or a final step, when the time to undo is over after any other,
   * so that its row stays in place.
   */
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
  /** The orders whose delivery waits on this device for a network. */
  readonly waiting: ReadonlySet<string>;
  /** The dialog, where one is open. */
  readonly dialog: ReactNode;
}

/** Names the actual outcome of a step: a confirmation in part may ask the buyer, or reject the order. */
type Became = SaleStep | 'UNDO' | 'PROPOSE_PART';

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
  const [money, setMoney] = useState<SaleRow_OrderFragment | null>(null);

  const moved = (order: SaleRow_OrderFragment, step: SaleStep | 'UNDO', became: Became = step) => {
    toast.success(t(`toast${became}`, { number: order.trackingNumber }));
    onMoved();
    if (step !== 'UNDO' && isUndoable(step) && became !== 'REJECT') undoTime.start(order.id);
    else onSettled();
  };
  const unpaid = useUnpaidQuestion();
  const { delivering, waiting, setDelivering } = useDelivering<SaleRow_OrderFragment>((order) => moved(order, 'DELIVER'));
  const failed = (failure: Failure) => {
    toast.error(failureText(failure));
    onSettled();
  };
  const take = async (order: SaleRow_OrderFragment, step: DirectStep, details?: StepDetails) => {
    undoTime.stop(order.id);
    const failure = await move(order, step, details);
    if (failure) failed(failure);
    else moved(order, step);
  };
  const act: SaleControls['act'] = async (order, step) => {
    if (asksForParts(order, step) || asksForMoney(step)) setMoney(order);
    else if (asksFirst(step)) setAsked({ order, step });
    else if (asksForOutcome(step)) setOutcome({ order, step });
    else if (step === 'DELIVER') setDelivering(order);
    else if (step === 'SHIP') unpaid.before([order], () => void take(order, step));
    else await take(order, step);
  };
  const confirmPayment = async (amount?: string) => {
    if (!money) return;
    await take(money, 'PAY_CONFIRM', amount ? { amount } : undefined);
    closeMoney();
  };
  const sent = async ({ order, step }: Asked<DirectStep>, details: StepDetails, close: () => void, became: Became = step) => {
    undoTime.stop(order.id);
    const failure = await move(order, step, details);
    if (failure) return failure;
    close();
    moved(order, step, became);
    return null;
  };
  const send = async (reason: string | null) => asked && sent(asked, { reason }, () => setAsked(null));
  const sendOutcome = async (details: StepDetails) => outcome && sent(outcome, details, () => setOutcome(null));
  const sendQuantities = async (step: DirectStep, details: StepDetails, became: Became = step) =>
    quantities && sent({ order: quantities.order, step }, details, closeQuantities, became);
  const closeQuantities = () => setQuantities(null);
  const closeMoney = () => setMoney(null);
  const sendParts: SendParts = async (step, details) => money && sent({ order: money, step }, details, closeMoney);
  const dialog = (
    <>
      {asked && <SaleReasonDialog order={asked.order} step={asked.step} onSend={send} onClose={() => setAsked(null)} />}
      {outcome?.step === 'FAIL' && <FailureDialog order={outcome.order} onSend={sendOutcome} onClose={() => setOutcome(null)} />}
      {outcome?.step === 'PROPOSE_FEE' && <FeeDialog order={outcome.order} onSend={sendOutcome} onClose={() => setOutcome(null)} />}
      {outcome?.step === 'RETURN' && <ReturnDialog order={outcome.order} onSend={sendOutcome} onClose={() => setOutcome(null)} />}
      {quantities?.step === 'PART' && (
        <PartDialog
          order={quantities.order}
          onSend={(details, became) => sendQuantities('CONFIRM', details, became)}
          onClose={closeQuantities}
        />
      )}
      {quantities?.step === 'WEIGH' && <WeighDialog order={quantities.order} onSend={sendQuantities} onClose={closeQuantities} />}
      {unpaid.dialog}
      {money && <MoneyDialog order={money} busy={busyId !== null} onConfirm={confirmPayment} onSend={sendParts} onClose={closeMoney} />}
      {delivering}
    </>
  );
  const ask: SaleControls['ask'] = (order, step) =>
    step === 'WEIGH' ? unpaid.before([order], () => setQuantities({ order, step })) : setQuantities({ order, step });
  return { act, ask, undo: (order) => take(order, 'UNDO'), undoable: undoTime.ids, busyId, waiting, dialog };
}
