import { useState } from 'react';
import { useDeskCancelOrderMutation, useDeskOrderQuery, useNoteOrderMutation } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { QueryState } from '../../ui/query-state';
import { FormSkeleton } from '../../ui/skeleton';
import { ActDialog } from './act-dialog';
import { OrderDetails } from './order-details';
import { messages } from './orders.messages';
import { useRefreshDesk } from './use-refresh-desk';

/** One order beside the list: a note, or calling it off while that is possible. */
export function OrderDrawer({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const format = useFormat();
  const [asked, setAsked] = useState<'cancel' | 'note' | null>(null);
  const [cancel] = useAppMutation(useDeskCancelOrderMutation);
  const [addNote] = useAppMutation(useNoteOrderMutation);
  const refresh = useRefreshDesk('deskOrders');
  const query = useDeskOrderQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const order = query.data?.order ?? null;
  const tracking = order?.trackingNumber ?? '';
  const number = format.digits(tracking);

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
          reasonLabel: t('reasonTold'),
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
