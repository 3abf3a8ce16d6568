import { useState } from 'react';
import { MAX_ORDERS_AT_ONCE } from '../../../../schema/values/orders/orders-at-once';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { SelectionBar } from '../../../ui/tables/selection-bar';
import { messages } from './orders-at-once.messages';
import type { NamedOrder, OrdersAtOnce, StepAtOnce } from './use-orders-at-once';

export interface OrderChoice {
  /** The orders that can take the step now, at most as many as one request takes. */
  readonly ready: readonly NamedOrder[];
  readonly chosen: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
}

/** The orders that are ticked; one that has left the list meanwhile is ticked no more. */
export function useOrderChoice(orders: readonly NamedOrder[]): OrderChoice {
  const [ticked, choose] = useState<ReadonlySet<string>>(new Set());
  const ready = orders.slice(0, MAX_ORDERS_AT_ONCE);
  return { ready, choose, chosen: new Set(ready.flatMap(({ id }) => (ticked.has(id) ? [id] : []))) };
}

/** Ticks every order of the list that can take the step, or none. */
export function ChooseAll({ choice: { ready, chosen, choose } }: { choice: OrderChoice }) {
  const t = useMessages(messages);
  if (ready.length === 0) return null;
  return (
    <div className="choose-all">
      <Checkbox
        label={t('chooseAll', { count: ready.length })}
        checked={chosen.size === ready.length}
        indeterminate={chosen.size > 0 && chosen.size < ready.length}
        onChange={(checked) => choose(new Set(checked ? ready.map(({ id }) => id) : []))}
      />
    </div>
  );
}

/** The box of one order; nothing where the order cannot take the step. */
export function ChooseOrder({ order: { id, trackingNumber, contactName }, choice }: { order: NamedOrder; choice: OrderChoice }) {
  const t = useMessages(messages);
  const { ready, chosen, choose } = choice;
  if (!ready.some((one) => one.id === id)) return null;
  const toggle = (checked: boolean) => choose(new Set(checked ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return (
    <Checkbox hideLabel label={t('choose', { number: trackingNumber, name: contactName })} checked={chosen.has(id)} onChange={toggle} />
  );
}

interface StepBarProps {
  step: StepAtOnce;
  choice: OrderChoice;
  atOnce: OrdersAtOnce;
  /** Asks first, where there is something to ask. */
  before?: (then: () => void) => void;
}

/** Has the chosen orders take the step; over the end of the page while any is chosen. */
export function StepBar({ step, choice: { ready, chosen, choose }, atOnce, before = (then) => then() }: StepBarProps) {
  const t = useMessages(messages);
  const take = async () => {
    const isDecided = await atOnce.take(
      step,
      ready.filter(({ id }) => chosen.has(id)),
    );
    if (isDecided) choose(new Set());
  };
  return (
    <SelectionBar
      selected={chosen}
      onChange={choose}
      actions={
        <Button busy={atOnce.busy} busyLabel={t('working')} onClick={() => before(() => void take())}>
          {t(step, { count: chosen.size })}
        </Button>
      }
    />
  );
}
