import { limits } from '../../../schema/values/limits';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Stars } from '../../ui/display/stars';
import { messages } from './reviews.messages';

interface RatingSummaryProps {
  average: number;
  counts: readonly { readonly stars: number; readonly count: number }[];
}

/** The average, the share of 4 and 5 stars, and a bar for each number of stars, as text too. */
export function RatingSummary({ average, counts }: RatingSummaryProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const good = counts.reduce((sum, { stars, count }) => sum + (stars >= limits.goodRating ? count : 0), 0);
  return (
    <div className="rating-summary">
      <p>
        <Stars value={average}>
          {format.number(Math.round(average * 10) / 10)} · {format.digits(t('count', { count: all }))}
        </Stars>
      </p>
      {all >= limits.ratingShareFrom && (
        <p className="caption">{t('satisfied', { share: format.percent(Math.round((good * 100) / all)) })}</p>
      )}
      <ul className="rating-bars" aria-label={t('spread')}>
        {counts.map(({ stars, count }) => (
          <li key={stars}>
            <span>{format.digits(t('bar', { stars }))}</span>
            <span className="rating-bar" aria-hidden>
              <span style={{ width: `${all ? (count * 100) / all : 0}%` }} />
            </span>
            <span>{format.digits(t('times', { count }))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
