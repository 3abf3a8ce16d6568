import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  useEndRecurringOrderMutation,
  usePauseRecurringOrderMutation,
  useRecurringOrderQuery,
  useResumeRecurringOrderMutation,
  useSkipRecurringOrderMutation,
} from '../../generated/graphql';
import type { Recurring_OrderFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { TextLink } from '../../ui/buttons/text-link';
import { Alert } from '../../ui/feedback/alert';
import { QueryState } from '../../ui/feedback/query-state';
import { Page } from '../../ui/layout/page';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { RecurringDay } from './recurring-day';
import { messages } from './recurring.messages';

/** `/recurring/:id`: a recurring order with the prices of today; here the announced day is confirmed. */
export function Component() {
  const t = useMessages(messages);
  const { id = '' } = useParams();
  const query = useRecurringOrderQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('orderTitle')} lead={<TextLink to={paths.recurringOrders()}>{t('backToList')}</TextLink>} width="reading">
      <QueryState query={query}>{({ recurringOrder }) => <RecurringOrderView one={recurringOrder} />}</QueryState>
    </Page>
  );
}

function RecurringOrderView({ one }: { one: Recurring_OrderFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const day = format.date(one.nextOn);
  const isWaiting = one.state === 'ACTIVE' && one.isAnnounced;
  return (
    <>
      <p className="recurring-next">
        {t(one.rhythm)} · {one.state === 'ACTIVE' ? t('next', { day }) : t(one.state)}
      </p>
      {one.state === 'PAUSED' && <Alert tone="info">{t('pausedText')}</Alert>}
      {one.state === 'UNAVAILABLE' && <Alert tone="warning">{t('unavailableText')}</Alert>}
      {one.state === 'ACTIVE' && !isWaiting && <Alert tone="info">{t('later', { day })}</Alert>}
      {isWaiting && (
        <Alert tone="info" title={t('waiting', { day })}>
          {t('waitingText')}
        </Alert>
      )}
      <RecurringDay key={one.nextOn} one={one} isWaiting={isWaiting} />
      <RecurringActions one={one} />
    </>
  );
}

function RecurringActions({ one: { id, nextOn, state } }: { one: Recurring_OrderFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [skip, skipping] = useAppMutation(useSkipRecurringOrderMutation);
  const [pause, pausing] = useAppMutation(usePauseRecurringOrderMutation);
  const [resume, resuming] = useAppMutation(useResumeRecurringOrderMutation);
  const [end, ending] = useAppMutation(useEndRecurringOrderMutation);
  const errorText = skipping.errorText ?? pausing.errorText ?? resuming.errorText;
  const leaveOut = async () => {
    const { data } = await skip({ variables: { id, on: nextOn } });
    if (data) toast.success(t('skipped', { day: format.date(data.skipRecurringOrder.nextOn) }));
  };
  const finish = async () => {
    const { data } = await end({ variables: { id }, refetchQueries: ['RecurringOrders'] });
    if (!data) return;
    toast.success(t('ended'));
    void navigate(paths.recurringOrders());
  };
  return (
    <>
      {errorText && <Alert tone="error">{errorText}</Alert>}
      <div className="row-card-actions">
        {state === 'ACTIVE' && (
          <>
            <Button look="outline" busy={skipping.busy} busyLabel={t('skipping')} onClick={() => void leaveOut()}>
              {t('skip')}
            </Button>
            <Button look="outline" busy={pausing.busy} onClick={() => void pause({ variables: { id } })}>
              {t('pause')}
            </Button>
          </>
        )}
        {state !== 'ACTIVE' && (
          <Button look="outline" busy={resuming.busy} onClick={() => void resume({ variables: { id } })}>
            {t('resume')}
          </Button>
        )}
        <Button look="outline" tone="danger" onClick={() => setAsking(true)}>
          {t('end')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('endTitle')}
        confirmLabel={t('end')}
        busyLabel={t('ending')}
        busy={ending.busy}
        errorText={ending.errorText}
        onConfirm={() => void finish()}
        onClose={() => setAsking(false)}
      >
        {t('endText')}
      </ConfirmDialog>
    </>
  );
}
