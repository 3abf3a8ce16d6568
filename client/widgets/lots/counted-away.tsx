import type { CountedAway_GoodsFragment, CountedAway_TotalFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { paths } from '../../platform/paths';
import { TextLink } from '../../ui/buttons/text-link';
import { Unit } from '../../../schema/values/catalogue/units';
import { messages } from './lot-history.messages';
import { messages as lotTexts } from './lots.messages';

/** For admins: goods that nobody found, since they left without a sale, and lots that may have them. */
export function CountedAway({ goods, total }: { goods: readonly CountedAway_GoodsFragment[]; total: CountedAway_TotalFragment | null }) {
  const t = useMessages(messages);
  const ofLots = useMessages(lotTexts);
  const format = useFormat();
  const readable = useReadable();
  if (goods.length === 0) return null;
  return (
    <section>
      <h2>{t('away')}</h2>
      <ol className="lot-steps">
        {goods.map(({ lot, cause, traderId, traderName, quantity, countedAt, mayBe, mayBeCount }) => (
          <li key={`${lot.id} ${cause} ${traderId ?? ''} ${countedAt}`}>
            <p>
              {t('left', {
                code: lot.code,
                quantity: format.quantity(quantity, lot.unit, lot.customUnitNote),
                date: format.date(countedAt),
                cause: traderName === null ? t(cause) : t('unlisted', { name: traderName }),
              })}
            </p>
            {mayBe.length > 0 && <p className="caption">{t('mayBe')}</p>}
            {mayBe.length > 0 && (
              <ul className="lot-may-be caption">
                {mayBe.map((one) => (
                  <li key={one.id}>
                    <TextLink to={`${paths.page('adminRecalls')}?code=${one.code}`}>{ofLots('lot', { code: one.code })}</TextLink>
                    {' · '}
                    <span data-own-text>{readable(one).name}</span> · {format.quantity(one.quantity, one.unit, one.customUnitNote)}
                    {` · ${t('added', { date: format.date(one.openedAt) })} · ${ofLots(one.state)}`}
                  </li>
                ))}
                {mayBeCount > mayBe.length && (
                  <li>
                    <TextLink to={`${paths.page('adminRecalls')}?view=all&seller=${traderId ?? lot.ownerId}`}>
                      {t('moreLots', { count: mayBeCount - mayBe.length })}
                    </TextLink>
                  </li>
                )}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {total && total.count > goods.length && (
        <p className="caption">
          {t('inAll', { shown: goods.length, count: total.count, quantity: format.quantity(total.kilograms, Unit.KG, null) })}
        </p>
      )}
    </section>
  );
}
