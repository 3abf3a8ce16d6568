import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useCancelSharedBasketMutation,
  useCloseSharedBasketMutation,
  useLeaveSharedBasketMutation,
  useOrderSharedBasketMutation,
} from '../../generated/graphql';
import type { Basket_SharedBasketFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { Alert } from '../../ui/feedback/alert';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import type { BasketTotals } from './basket-products';
import { messages } from './baskets.messages';

type Basket = Basket_SharedBasketFragment;
type Question = 'close' | 'cancel' | 'leave';

const questions = {
  close: { title: 'closeTitle', text: 'closeText', label: 'close', busy: 'closing' },
  cancel: { title: 'cancelTitle', text: 'cancelText', label: 'cancel', busy: 'cancelling' },
  leave: { title: 'leaveTitle', text: 'leaveText', label: 'leave', busy: 'leaving' },
} as const;

/** The organiser orders, closes or cancels; the others leave. */
export function BasketActions({ basket, totals }: { basket: Basket; totals: BasketTotals }) {
  const t = useMessages(messages);
  const toast = useToast();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Question | null>(null);
  const [close, closing] = useAppMutation(useCloseSharedBasketMutation);
  const [cancel, cancelling] = useAppMutation(useCancelSharedBasketMutation);
  const [leave, leaving] = useAppMutation(useLeaveSharedBasketMutation);
  const { id } = basket;
  const states = { close: closing, cancel: cancelling, leave: leaving };
  const act = async () => {
    if (asked === 'close' && (await close({ variables: { id } })).data) setAsked(null);
    if (asked === 'cancel' && (await cancel({ variables: { id } })).data) setAsked(null);
    if (asked === 'leave' && (await leave({ variables: { id }, refetchQueries: ['SharedBaskets'] })).data) {
      toast.success(t('left'));
      void navigate(paths.sharedBaskets());
    }
  };
  const question = asked && questions[asked];
  return (
    <>
      {basket.isOrganiser && basket.state === 'CONFIRMING' && <OrderPanel basket={basket} totals={totals} />}
      <div className="basket-actions">
        {basket.isOrganiser && basket.state === 'OPEN' && totals.lines.length > 0 && (
          <Button onClick={() => setAsked('close')}>{t('close')}</Button>
        )}
        <Button look="outline" tone="danger" onClick={() => setAsked(basket.isOrganiser ? 'cancel' : 'leave')}>
          {t(basket.isOrganiser ? 'cancel' : 'leave')}
        </Button>
      </div>
      <ConfirmDialog
        open={question !== null}
        title={question ? t(question.title) : ''}
        confirmLabel={question ? t(question.label) : ''}
        busyLabel={question ? t(question.busy) : ''}
        cancelLabel={t('notYet')}
        busy={asked !== null && states[asked].busy}
        tone={asked === 'close' ? 'brand' : 'danger'}
        errorText={asked && states[asked].errorText}
        onConfirm={() => void act()}
        onClose={() => setAsked(null)}
      >
        {question && t(question.text)}
      </ConfirmDialog>
    </>
  );
}

/** Possible once everyone who wants something has confirmed. */
function OrderPanel({ basket, totals }: { basket: Basket; totals: BasketTotals }) {
  const t = useMessages(messages);
  const [order, { busy, errorText }] = useAppMutation(useOrderSharedBasketMutation);
  const [wasVoid, setWasVoid] = useState(false);
  const orderers = basket.participants.filter(({ lines }) => lines.length > 0);
  const waiting = orderers.filter(({ hasConfirmed }) => !hasConfirmed).length;
  const hasOwn = orderers.some(({ isOrganiser }) => isOrganiser);
  const send = async () => {
    const { data } = await order({ variables: { id: basket.id }, refetchQueries: ['SharedBaskets', 'SharedBasket'] });
    setWasVoid(data?.orderSharedBasket.state === 'CONFIRMING');
  };
  return (
    <section className="panel" aria-labelledby="basket-order">
      <h2 id="basket-order">{waiting > 0 ? t('orderWaits', { count: waiting }) : t('orderTitle')}</h2>
      {!hasOwn && (
        <Alert tone="warning" role={null}>
          {t('orderOwn')}
        </Alert>
      )}
      {wasVoid && <Alert tone="warning">{t('notOrdered')}</Alert>}
      {errorText && <Alert tone="error">{errorText}</Alert>}
      {waiting === 0 && hasOwn && totals.isFinal && (
        <Button full size="xl" busy={busy} busyLabel={t('ordering')} onClick={() => void send()}>
          {t('order')}
        </Button>
      )}
    </section>
  );
}
