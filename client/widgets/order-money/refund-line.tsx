import { useState } from 'react';
import type { OrderMoney_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { Alert } from '../../ui/feedback/alert';
import { GiveRefundDialog } from './give-refund.form';
import { messages } from './order-money.messages';
import { ConfirmRefundDialog, DenyRefundDialog } from './refund-answer.form';

export type Refund = OrderMoney_OrderFragment['money']['refunds'][number];

interface RefundLineProps {
  refund: Refund;
  isBuyer: boolean;
}

/** One refund as its seller or buyer reads it, and the steps that are theirs. */
export function RefundLine({ refund, isBuyer }: RefundLineProps) {
  const t = useMessages(messages);
  const text = useRefundText(refund, isBuyer);
  const [open, setOpen] = useState<'GIVE' | 'CONFIRM' | 'DENY' | null>(null);
  const close = () => setOpen(null);
  const { actions, state } = refund;
  if (state === 'CONFIRMED') return <p className="caption">{text}</p>;
  const buttons = [
    ...(actions.includes('GIVE') ? [{ step: 'GIVE' as const, label: t('give'), isMain: true }] : []),
    ...(actions.includes('CONFIRM') ? [{ step: 'CONFIRM' as const, label: t('hasIt'), isMain: state === 'GIVEN' }] : []),
    ...(actions.includes('DENY') ? [{ step: 'DENY' as const, label: t('deny'), isMain: false }] : []),
  ];
  return (
    <>
      <div style={{ marginBlock: 12 }}>
        <Alert
          tone="warning"
          title={text}
          action={
            buttons.length > 0 && (
              <div className="page-actions">
                {buttons.map(({ step, label, isMain }) => (
                  <Button key={step} look={isMain ? 'solid' : 'outline'} onClick={() => setOpen(step)}>
                    {label}
                  </Button>
                ))}
              </div>
            )
          }
        />
      </div>
      {open === 'GIVE' && <GiveRefundDialog refund={refund} onClose={close} />}
      {open === 'CONFIRM' && <ConfirmRefundDialog refund={refund} onClose={close} />}
      {open === 'DENY' && <DenyRefundDialog refund={refund} onClose={close} />}
    </>
  );
}

function useRefundText({ state, payer, amount: raw, dueAt, isOverdue, method, reference }: Refund, isBuyer: boolean): string {
  const t = useMessages(messages);
  const format = useFormat();
  const amount = format.money(raw);
  const day = format.date(dueAt);
  const name = method === null || method === 'ONLINE' ? '' : method === 'CASH_ON_DELIVERY' ? t('inCash') : t(method);
  const way = reference ? `${name} ${reference}` : name;
  switch (state) {
    case 'OWED':
      if (isOverdue) return t(isBuyer ? 'ownOwedLate' : 'owedLate', { amount, day });
      return t(isBuyer ? 'ownOwed' : 'owed', { amount, day });
    case 'GIVEN':
      return t(isBuyer ? 'ownGiven' : 'given', { amount, way });
    case 'DENIED':
      return t(isBuyer ? 'ownDenied' : 'denied', { amount });
    case 'CONFIRMED':
    case 'DROPPED':
      return t(payer === 'GATEWAY' ? 'gateway' : 'confirmed', { amount });
  }
}
