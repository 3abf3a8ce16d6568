import { roleLabels } from '../../../schema/values/accounts/roles';
import type { LotTraceQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { DateText } from '../../ui/display/moment';
import { messages } from './lot-history.messages';

type Lot = NonNullable<LotTraceQuery['traceLot']>['lot'];

interface RemovalProps {
  lot: Pick<Lot, 'unit' | 'customUnitNote'>;
  removal: Pick<Lot['removals'][number], 'cause' | 'quantity'>;
}

/** Goods that left a lot without a sale and why, or were counted in again: nobody reads a quantity below zero. */
export function RemovalText({ lot, removal: { cause, quantity } }: RemovalProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const isBack = quantity.startsWith('-');
  return (
    <>
      {format.quantity(isBack ? quantity.slice(1) : quantity, lot.unit, lot.customUnitNote)} · {t(isBack ? 'back' : cause)}
    </>
  );
}

/** Decisions about a lot, by whom and why, and quantities that left it without a sale; the latest first. */
export function LotHistory({ lot }: { lot: Lot }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      {lot.history.length > 0 && (
        <section>
          <h3>{t('history')}</h3>
          <ol className="lot-steps">
            {lot.history.map((decision) => (
              <li key={decision.id}>
                <p>
                  <strong>{t(decision.kind)}</strong>
                  {decision.seconds !== null && ` · ${t('seconds', { seconds: format.number(decision.seconds) })}`}
                </p>
                {decision.reason && <p data-own-text>{decision.reason}</p>}
                <p className="caption">
                  <DateText at={decision.createdAt} withTime />
                  {decision.actorRole && ` · ${roleLabels[decision.actorRole][format.language]}`}
                  {decision.actorName && <span data-own-text> · {decision.actorName}</span>}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {lot.removals.length > 0 && (
        <section>
          <h3>{t('removals')}</h3>
          <ol className="lot-steps">
            {lot.removals.map((removal) => (
              <li key={removal.id}>
                <p>
                  <RemovalText lot={lot} removal={removal} />
                </p>
                <p className="caption">
                  <DateText at={removal.createdAt} withTime />
                </p>
              </li>
            ))}
          </ol>
          {lot.removalTotal.count > lot.removals.length && (
            <p className="caption">
              {t('inAll', {
                shown: lot.removals.length,
                count: lot.removalTotal.count,
                quantity: format.quantity(lot.removalTotal.quantity, lot.unit, lot.customUnitNote),
              })}
            </p>
          )}
        </section>
      )}
    </>
  );
}
