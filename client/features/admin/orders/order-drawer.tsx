import { useState } from 'react';
import { useAdminCancelOrderMutation, useAdminOrderQuery, useNoteOrderMutation } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Alert } from '../../../ui/feedback/alert';
import { Button } from '../../../ui/buttons/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { QueryState } from '../../../ui/feedback/query-state';
import { FormSkeleton } from '../../../ui/feedback/skeleton';
import { ActDialog } from '../act-dialog';
import { OrderDetails } from './order-details';
import { messages } from './orders.messages';
import { useRefreshCounts } from '../use-refresh-counts';

/** One order beside the list: a note, or calling it off while that is possible. */
export function OrderDrawer({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [asked, setAsked] = useState<'cancel' | 'note' | null>(null);
  const [cancel] = useAppMutation(useAdminCancelOrderMutation);
  const [addNote] = useAppMutation(useNoteOrderMutation);
  const refresh = useRefreshCounts('adminOrders');
  const query = useAdminOrderQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const order = query.data?.order ?? null;
  const tracking = order?.trackingNumber ?? '';
  const number = tracking;

  const done = (failure: Failure | null, said: string) => {
    if (failure) return failure;
    toast.success(said);
    setAsked(null);
    refresh();
    return null;
  };
  if (asked === 'cancel' && order)
    return (
      <ActDialog
        act={{
          title: t('cancelTitle', { number }),
          reasonLabel: t('reasonShown'),
          hint: t('cancelHint'),
          submitLabel: t('cancel'),
          word: tracking,
          send: async (reason) => done((await cancel({ variables: { id: order.id, reason } })).failure, t('cancelled', { number })),
        }}
        onClose={() => setAsked(null)}
      />
    );
  if (asked === 'note' && order)
    return (
      <ActDialog
        act={{
          title: t('noteTitle', { number }),
          reasonLabel: t('noteLabel'),
          hint: t('noteHint'),
          submitLabel: t('note'),
          tone: 'brand',
          send: async (note) => done((await addNote({ variables: { id: order.id, note } })).failure, t('noteDone', { number })),
        }}
        onClose={() => setAsked(null)}
      />
    );
  return (
    <Dialog
      open
      place="end"
      title={order ? t('order', { number }) : t('title')}
      onClose={onClose}
      footer={
        order && (
          <>
            {order.actions.includes('CANCEL') && (
              <Button look="outline" tone="danger" onClick={() => setAsked('cancel')}>
                {t('cancel')}
              </Button>
            )}
            <Button look="outline" onClick={() => setAsked('note')}>
              {t('note')}
            </Button>
          </>
        )
      }
    >
      <QueryState
        query={query}
        loadingText={t('loadingOne')}
        skeleton={<FormSkeleton fields={4} />}
        isEmpty={(data) => !data.order}
        empty={<Alert tone="warning" title={t('missing')} />}
      >
        {() => order && <OrderDetails order={order} />}
      </QueryState>
    </Dialog>
  );
}
