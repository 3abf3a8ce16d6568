import { roleLabels } from '../../../schema/values/accounts/roles';
import type { LotTraceQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { DateText } from '../../ui/display/moment';
import { messages } from './lot-history.messages';

type Lot = NonNullable<LotTraceQuery['traceLot']>['lot'];

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
            {lot.removals.map(({ id, cause, quantity, createdAt }) => (
              <li key={id}>
                <p>
                  {format.quantity(quantity, lot.unit, lot.customUnitNote)} · {t(cause)}
                </p>
                <p className="caption">
                  <DateText at={createdAt} withTime />
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
