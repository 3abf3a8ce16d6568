import { useRef, useState } from 'react';
import { useConfirmSalesMutation, useShipSalesMutation, useUndoSaleStepMutation } from '../../../generated/graphql';
import type { StepResult_ResultFragment } from '../../../generated/graphql';
import { newRequestKey } from '../../../platform/apollo/new-request-key';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useToast } from '../../../platform/toast/use-toast';
import { useUndoTime } from '../steps/use-undo-time';

export type StepAtOnce = 'CONFIRM' | 'SHIP';

/** A seller knows an order by its number and its receiver. */
export interface NamedOrder {
  readonly id: string;
  readonly trackingNumber: string;
  readonly contactName: string;
}

export interface OrderOutcome extends Omit<StepResult_ResultFragment, 'orderId'> {
  readonly order: NamedOrder;
  /** The step was taken and taken back. */
  readonly isUndone: boolean;
}

interface StepOutcomes {
  /** Another one for each request. */
  readonly id: number;
  readonly step: StepAtOnce;
  readonly orders: readonly OrderOutcome[];
}

export interface OrdersAtOnce {
  /** True where the server has decided on each order; false where the call failed, which may be sent again. */
  readonly take: (step: StepAtOnce, orders: readonly NamedOrder[]) => Promise<boolean>;
  readonly undo: (order: NamedOrder) => Promise<void>;
  readonly undoable: ReadonlySet<string>;
  readonly busy: boolean;
  readonly outcomes: StepOutcomes | null;
  readonly close: () => void;
}

/** Has several orders take a step by one request; `onMoved` runs whenever an order may have another state. */
export function useOrdersAtOnce(onMoved: () => void): OrdersAtOnce {
  const toast = useToast();
  const failureText = useFailureText();
  const [confirm, { busy: confirming }] = useAppMutation(useConfirmSalesMutation);
  const [ship, { busy: shipping }] = useAppMutation(useShipSalesMutation);
  const [undoStep, { busy: undoing }] = useAppMutation(useUndoSaleStepMutation);
  const [outcomes, setOutcomes] = useState<StepOutcomes | null>(null);
  const undoTime = useUndoTime(() => undefined);
  // a request whose response was lost is sent again under its key; one that was answered never is
  const unanswered = useRef(new Map<string, string>());

  const send = async (step: StepAtOnce, ids: string[]): Promise<readonly StepResult_ResultFragment[] | Failure> => {
    const content = [step, ...ids].join(' ');
    const idempotencyKey = unanswered.current.get(content) ?? newRequestKey();
    unanswered.current.set(content, idempotencyKey);
    const options = { variables: { ids, idempotencyKey } };
    const sent = step === 'CONFIRM' ? await confirm(options) : await ship(options);
    if (sent.failure) return sent.failure;
    unanswered.current.delete(content);
    return 'confirmOrders' in sent.data ? sent.data.confirmOrders.results : sent.data.shipOrders.results;
  };
  const take: OrdersAtOnce['take'] = async (step, orders) => {
    const results = await send(
      step,
      orders.map(({ id }) => id),
    );
    if ('code' in results) {
      toast.error(failureText(results));
      return false;
    }
    const orderOf = new Map(orders.map((order) => [order.id, order]));
    const taken = results.flatMap(({ orderId, ...result }) => {
      const order = orderOf.get(orderId);
      return order ? [{ ...result, order, isUndone: false }] : [];
    });
    setOutcomes((before) => ({ id: (before?.id ?? 0) + 1, step, orders: taken }));
    for (const { order, isDone } of taken) if (isDone) undoTime.start(order.id);
    onMoved();
    return true;
  };
  const undo: OrdersAtOnce['undo'] = async ({ id }) => {
    undoTime.stop(id);
    const { failure } = await undoStep({ variables: { id } });
    if (failure) toast.error(failureText(failure));
    else
      setOutcomes(
        (before) => before && { ...before, orders: before.orders.map((one) => (one.order.id === id ? { ...one, isUndone: true } : one)) },
      );
    onMoved();
  };
  return {
    take,
    undo,
    outcomes,
    undoable: undoTime.ids,
    busy: confirming || shipping || undoing,
    close: () => setOutcomes(null),
  };
}
