import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SaleRow_OrderFragment } from '../../generated/graphql';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { SaleReasonDialog } from './sale-reason.form';
import { asksFirst } from './sale-steps';
import type { AskedStep, SaleStep } from './sale-steps';
import { messages } from './sales.messages';
import { useSaleActions } from './use-sale-actions';

export interface SaleDesk {
  /** Takes a step, or opens the dialog that asks for its reason. */
  readonly act: (order: SaleRow_OrderFragment, step: SaleStep) => Promise<void>;
  readonly busyId: string | null;
  /** The dialog, where one is open. */
  readonly dialog: ReactNode;
}

/** Steps with their words: a toast for each, the server's sentence where it refuses; `onDone` after either, since somebody else may have moved the order. */
export function useSaleDesk(onDone: () => void): SaleDesk {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const { move, busyId } = useSaleActions();
  const [asked, setAsked] = useState<{ readonly order: SaleRow_OrderFragment; readonly step: AskedStep } | null>(null);

  const moved = (order: SaleRow_OrderFragment, step: SaleStep) => {
    toast.success(t(`toast${step}`, { number: format.digits(order.trackingNumber) }));
    onDone();
  };
  const act: SaleDesk['act'] = async (order, step) => {
    if (asksFirst(step)) return setAsked({ order, step });
    const failure = await move(order, step);
    if (!failure) return moved(order, step);
    toast.error(failureText(failure));
    onDone();
  };
  const send = async (reason: string | null) => {
    if (!asked) return null;
    const failure = await move(asked.order, asked.step, reason);
    if (failure) return failure;
    setAsked(null);
    moved(asked.order, asked.step);
    return null;
  };
  const dialog = asked && <SaleReasonDialog order={asked.order} step={asked.step} onSend={send} onClose={() => setAsked(null)} />;
  return { act, busyId, dialog };
}
