import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfirmRecurringOrderMutation, useRecurringCartQuery } from '../../generated/graphql';
import type { Recurring_OrderFragment, RecurringCartQuery } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Button } from '../../ui/buttons/button';
import { Alert } from '../../ui/feedback/alert';
import { QueryState } from '../../ui/feedback/query-state';
import { Checkbox } from '../../ui/inputs/checkbox';
import './recurring.css';
import { messages } from './recurring.messages';

type Cart = RecurringCartQuery['recurringOrderCart'];
type CartLine = Cart['groups'][number]['lines'][number];
type Line = Recurring_OrderFragment['lines'][number];

interface RecurringDayProps {
  one: Recurring_OrderFragment;
  /** Whether the day was announced and can be confirmed. */
  isWaiting: boolean;
}

const linesOf = (cart: Cart): CartLine[] => cart.groups.flatMap(({ lines }) => lines);

/** Another price than the last time is shown and can be agreed to; a line with any other problem cannot be ordered. */
const isOfPrice = ({ kind }: Problem) => kind === 'PRICE_CHANGED' || kind === 'DEAL_LIMIT';
const isOrderable = (line: CartLine | undefined) => line !== undefined && line.problems.every(isOfPrice);

/**
 * The lines with the prices of today, what changed, and the confirmation. What cannot be ordered is left out only where
 * the buyer agrees.
 */
export function RecurringDay({ one, isWaiting }: RecurringDayProps) {
  const t = useMessages(messages);
  const [without, setWithout] = useState(false);
  // not stored: the cache has one cart, and that is the viewer's own
  const all = useRecurringCartQuery({ variables: { id: one.id }, fetchPolicy: 'no-cache' });
  const lines = all.data ? linesOf(all.data.recurringOrderCart) : [];
  const now = new Map(lines.map((line) => [line.id, line]));
  const blocked = one.lines.filter(({ productId }) => !isOrderable(now.get(productId))).map(({ productId }) => productId);
  const rest = useRecurringCartQuery({
    variables: { id: one.id, leaveOut: blocked },
    skip: !all.data || blocked.length === 0 || blocked.length === one.lines.length,
    fetchPolicy: 'no-cache',
  });
  const reload = async () => void (await Promise.all([all.refetch(), blocked.length > 0 && without ? rest.refetch() : null]));
  return (
    <QueryState query={all}>
      {({ recurringOrderCart }) => {
        const cart = blocked.length === 0 ? recurringOrderCart : rest.data?.recurringOrderCart;
        return (
          <section className="panel recurring-day">
            <h2>{t('lines')}</h2>
            <ul className="recurring-lines">
              {one.lines.map((line) => (
                <DayLine key={line.productId} line={line} now={now.get(line.productId)} />
              ))}
            </ul>
            {blocked.length === one.lines.length && <Alert tone="warning">{t('nothing')}</Alert>}
            {cart && blocked.length > 0 && (
              <Alert tone="warning" title={t('withoutTitle')}>
                {isWaiting && <Checkbox label={t('without')} checked={without} onChange={setWithout} />}
              </Alert>
            )}
            {cart && <DaySums cart={cart} />}
            {cart && isWaiting && (
              <ConfirmButton one={one} cart={cart} leaveOut={blocked} disabled={blocked.length > 0 && !without} onChanged={reload} />
            )}
          </section>
        );
      }}
    </QueryState>
  );
}

function DayLine({ line, now }: { line: Line; now: CartLine | undefined }) {
  const t = useMessages(messages);
  const format = useFormat();
  const changed = now?.problems.some(isOfPrice);
  const problem = now ? now.problems.find((one) => !isOfPrice(one)) : { kind: 'UNAVAILABLE' as const, value: null };
  return (
    <li>
      <span className="recurring-name">{line.productName}</span>
      <span className="caption">
        {format.quantity(line.quantity, line.unit, line.customUnitNote)}
        {now && !problem && ` × ${format.price(now.unitPrice, line.unit, line.customUnitNote)}`}
        {now && !problem && changed && (
          <>
            {' '}
            <del>
              <span className="visually-hidden">{t('was')} </span>
              {format.money(line.lastPrice)}
            </del>
          </>
        )}
      </span>
      {problem ? <ProblemText problem={problem} line={line} /> : <strong className="money">{now && format.money(now.lineTotal)}</strong>}
    </li>
  );
}

type Problem = Pick<CartLine['problems'][number], 'kind' | 'value'>;

function ProblemText({ problem: { kind, value }, line: { unit, customUnitNote } }: { problem: Problem; line: Line }) {
  const t = useMessages(messages);
  const format = useFormat();
  const isQuantity = kind === 'OUT_OF_STOCK' || kind === 'LESS_STOCK' || kind === 'BELOW_MINIMUM' || kind === 'NOT_A_MULTIPLE';
  return (
    <strong className="recurring-problem">
      {isQuantity ? t(kind, { value: format.quantity(value ?? '0', unit, customUnitNote) }) : t('GONE')}
    </strong>
  );
}

function DaySums({ cart }: { cart: Cart }) {
  const t = useMessages(messages);
  const format = useFormat();
  const fee = cart.hasFeeOnConfirmation ? t('feeLater') : format.money(cart.deliveryFee ?? '0');
  return (
    <dl className="sums">
      <dt>{t('items')}</dt>
      <dd className="money">{format.money(cart.subtotal)}</dd>
      <dt>{t('fee')}</dt>
      <dd className="money">{fee}</dd>
      <dt className="sum-total">{t('total')}</dt>
      <dd className="sum-total money">{format.money(cart.total)}</dd>
    </dl>
  );
}

interface ConfirmButtonProps {
  one: Recurring_OrderFragment;
  cart: Cart;
  leaveOut: string[];
  disabled: boolean;
  /** Another price or stock than was shown. */
  onChanged: () => Promise<void>;
}

function ConfirmButton({ one, cart, leaveOut, disabled, onChanged }: ConfirmButtonProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const [confirm, { busy, errorText }] = useAppMutation(useConfirmRecurringOrderMutation);
  const order = async () => {
    const input = { on: one.nextOn, expectedTotal: cart.total, leaveOut };
    const { data } = await confirm({ variables: { id: one.id, input }, refetchQueries: ['RecurringOrders'] });
    const [placed] = data?.confirmRecurringOrder.orders ?? [];
    if (placed) void navigate(paths.order(placed.id, { placed: 1 }));
    else await onChanged();
  };
  return (
    <>
      {errorText && <Alert tone="error">{errorText}</Alert>}
      <Button full size="lg" busy={busy} busyLabel={t('confirming')} disabled={disabled} onClick={() => void order()}>
        {t('confirm')}
      </Button>
    </>
  );
}
