import { useState } from 'react';
import {
  useAdminCancelOrderMutation,
  useAdminOrderQuery,
  useApprovePaymentMutation,
  useCommentOrderMutation,
  useResolveOrderMutation,
} from '../../../generated/graphql';
import type { AdminOrderDetail_OrderFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Alert } from '../../../ui/feedback/alert';
import { Button } from '../../../ui/buttons/button';
import { useToastsAbove } from '../../../ui/feedback/use-toasts-above';
import { Dialog } from '../../../ui/overlays/dialog';
import { QueryState } from '../../../ui/feedback/query-state';
import { FormSkeleton } from '../../../ui/feedback/skeleton';
import { ActDialog } from '../act-dialog';
import { CorrectCashDialog } from './correct-cash.form';
import { OrderDetails } from './order-details';
import { OrderRefunds } from './order-refunds';
import { messages } from './orders.messages';
import { endsOf, ResolveDialog } from './resolve.form';
import { useRefreshCounts } from '../use-refresh-counts';

type Decision = 'approve' | 'cancel' | 'cash' | 'comment' | 'resolve';

/**
 * One order beside the list: a comment on it, the approval of a risky payment, its cancellation while that is possible,
 * or its end where the parties cannot reach one.
 */
export function OrderDrawer({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [confirming, setConfirming] = useState<Decision | null>(null);
  useToastsAbove(confirming);
  const [resolve] = useAppMutation(useResolveOrderMutation);
  const refresh = useRefreshCounts('adminOrders');
  const query = useAdminOrderQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const order = query.data?.order ?? null;
  const number = order?.trackingNumber ?? '';

  const reread = () => {
    refresh();
    void query.refetch();
  };
  const done = (failure: Failure | null, message: string) => {
    if (failure) return failure;
    toast.success(message);
    setConfirming(null);
    refresh();
    return null;
  };
  if (confirming === 'approve' && order)
    return (
      <ApproveDialog order={order} onDone={(failure) => done(failure, t('approved', { number }))} onClose={() => setConfirming(null)} />
    );
  if (confirming === 'cash' && order)
    return (
      <CorrectCashDialog
        order={order}
        onDone={(failure) => done(failure, t('cashCorrected', { number }))}
        onClose={() => setConfirming(null)}
      />
    );
  if (confirming === 'cancel' && order)
    return (
      <CancelDialog order={order} onDone={(failure) => done(failure, t('cancelled', { number }))} onClose={() => setConfirming(null)} />
    );
  if (confirming === 'resolve' && order)
    return (
      <ResolveDialog
        order={order}
        onSend={async (decision) => done((await resolve({ variables: { id: order.id, ...decision } })).failure, t('resolved', { number }))}
        onClose={() => setConfirming(null)}
      />
    );
  if (confirming === 'comment' && order)
    return (
      <CommentDialog order={order} onDone={(failure) => done(failure, t('noteDone', { number }))} onClose={() => setConfirming(null)} />
    );
  return (
    <Dialog
      open
      place="end"
      title={order ? t('order', { number }) : t('title')}
      onClose={onClose}
      footer={order && <OrderButtons order={order} onChoose={setConfirming} />}
    >
      <QueryState
        query={query}
        loadingText={t('loadingOne')}
        skeleton={<FormSkeleton fields={4} />}
        isEmpty={(data) => !data.order}
        empty={<Alert tone="warning" title={t('missing')} />}
      >
        {() =>
          order && (
            <>
              <OrderDetails order={order} />
              <OrderRefunds order={order} onDone={reread} />
            </>
          )
        }
      </QueryState>
    </Dialog>
  );
}

function OrderButtons({ order, onChoose }: { order: AdminOrderDetail_OrderFragment; onChoose: (decision: Decision) => void }) {
  const t = useMessages(messages);
  return (
    <>
      {order.money.isBeingChecked && <Button onClick={() => onChoose('approve')}>{t('approve')}</Button>}
      {(order.money.cashCorrectableTo ?? order.money.cashCorrectableFrom) !== null && (
        <Button look="outline" onClick={() => onChoose('cash')}>
          {t('correctCash')}
        </Button>
      )}
      {order.actions.includes('CANCEL') && (
        <Button look="outline" tone="danger" onClick={() => onChoose('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {endsOf(order).length > 0 && (
        <Button look="outline" onClick={() => onChoose('resolve')}>
          {t('resolve')}
        </Button>
      )}
      <Button look="outline" onClick={() => onChoose('comment')}>
        {t('note')}
      </Button>
    </>
  );
}

interface OrderActProps {
  order: { readonly id: string; readonly trackingNumber: string };
  onDone: (failure: Failure | null) => Failure | null;
  onClose: () => void;
}

/** The admin has verified the buyer of a risky payment. */
function ApproveDialog({ order, onDone, onClose }: OrderActProps) {
  const t = useMessages(messages);
  const [approve] = useAppMutation(useApprovePaymentMutation);
  return (
    <ActDialog
      act={{
        title: t('approveTitle', { number: order.trackingNumber }),
        reasonLabel: t('approveReason'),
        hint: t('approveHint'),
        submitLabel: t('approve'),
        tone: 'brand',
        send: async (reason) => onDone((await approve({ variables: { id: order.id, reason } })).failure),
      }}
      onClose={onClose}
    />
  );
}

function CommentDialog({ order: { id, trackingNumber: number }, onDone, onClose }: OrderActProps) {
  const t = useMessages(messages);
  const [addComment] = useAppMutation(useCommentOrderMutation);
  return (
    <ActDialog
      act={{
        title: t('noteTitle', { number }),
        reasonLabel: t('noteLabel'),
        hint: t('noteHint'),
        submitLabel: t('note'),
        tone: 'brand',
        send: async (comment) => onDone((await addComment({ variables: { id, comment } })).failure),
      }}
      onClose={onClose}
    />
  );
}

function CancelDialog({ order: { id, trackingNumber: number }, onDone, onClose }: OrderActProps) {
  const t = useMessages(messages);
  const [cancel] = useAppMutation(useAdminCancelOrderMutation);
  return (
    <ActDialog
      act={{
        title: t('cancelTitle', { number }),
        reasonLabel: t('reasonShown'),
        hint: t('cancelHint'),
        submitLabel: t('cancel'),
        word: number,
        send: async (reason) => onDone((await cancel({ variables: { id, reason } })).failure),
      }}
      onClose={onClose}
    />
  );
}
