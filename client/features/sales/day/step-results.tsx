import { useEffect, useRef } from 'react';
import { CircleAlert, CircleCheck, Undo2, X } from 'lucide-react';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button, IconButton } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { useDayText } from '../../../widgets/delivery/use-delivery-time';
import type { DayChoice } from './day-choice';
import { messages } from './orders-at-once.messages';
import type { OrderOutcome, OrdersAtOnce, StepAtOnce } from './use-orders-at-once';

interface StepResultsProps {
  atOnce: OrdersAtOnce;
  step: StepAtOnce;
  choice: DayChoice;
}

/**
 * Names what became of each order of the last step, those that failed first, with Undo while the server takes it, and
 * leads to the days on which confirmed orders are due.
 */
export function StepResults({ atOnce, step, choice }: StepResultsProps) {
  const t = useMessages(messages);
  const { outcomes, close } = atOnce;
  const box = useRef<HTMLElement>(null);
  const id = outcomes?.id;
  // the button that was pressed is at the end of a long list
  useEffect(() => {
    if (id === undefined) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'start' });
  }, [id]);
  if (outcomes?.step !== step) return null;
  const done = outcomes.orders.filter(({ isDone }) => isDone);
  const failed = outcomes.orders.filter(({ isDone }) => !isDone);
  const all = outcomes.orders.length;
  const title = failed.length === 0 ? t(`done${step}`, { count: all }) : t(`partly${step}`, { done: done.length, all });
  return (
    <section ref={box} tabIndex={-1} className="panel step-results" aria-label={title}>
      <div className="step-results-head">
        <h2>{title}</h2>
        <IconButton label={t('close')} onClick={close}>
          <X aria-hidden />
        </IconButton>
      </div>
      {step === 'CONFIRM' && <DueDays orders={done} choice={choice} />}
      <ul>
        {[...failed, ...done].map((outcome) => (
          <OneResult key={outcome.order.id} outcome={outcome} step={step} atOnce={atOnce} />
        ))}
      </ul>
    </section>
  );
}

/** The orders that were confirmed have left this list: each is on the lists of its day. */
function DueDays({ orders, choice: { url, today } }: { orders: readonly OrderOutcome[]; choice: DayChoice }) {
  const t = useMessages(messages);
  const dayText = useDayText();
  const days = new Set(orders.flatMap(({ dueDay, isUndone }) => (dueDay && !isUndone ? [dueDay] : [])));
  return [...days].sort().map((day) => (
    <TextLink key={day} className="text-link step-results-day" to={url.hrefWith({ day: day === today ? null : day, list: null })}>
      {t('onListOf', { day: dayText(day) })}
    </TextLink>
  ));
}

function OneResult({ outcome, step, atOnce }: { outcome: OrderOutcome; step: StepAtOnce; atOnce: OrdersAtOnce }) {
  const t = useMessages(messages);
  const { order, isDone, isUndone, message } = outcome;
  return (
    <li data-done={isDone}>
      {isDone ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
      <span>
        <strong>{order.contactName}</strong> <span className="order-number">{order.trackingNumber}</span>
        {isDone && !isUndone ? (
          <span className="visually-hidden">{t(`result${step}`)}</span>
        ) : (
          <span className="caption">{isUndone ? t('undone') : message}</span>
        )}
      </span>
      {atOnce.undoable.has(order.id) && (
        <Button
          look="ghost"
          icon={<Undo2 aria-hidden />}
          disabled={atOnce.busy}
          aria-label={t('undoOf', { action: t(`undo${step}`), number: order.trackingNumber })}
          onClick={() => void atOnce.undo(order)}
        >
          {t(`undo${step}`)}
        </Button>
      )}
    </li>
  );
}
