import type { BulkRow_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Stars } from '../../../ui/display/stars';
import { messages } from './buying.messages';

/** Shows the average rating of a seller, or a note if there is none yet. */
export function SellerRating({ seller: { ratingAverage } }: { seller: BulkRow_ProductFragment['seller'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (ratingAverage === null || ratingAverage === undefined) return <span className="caption">{t('noRating')}</span>;
  return (
    <Stars value={ratingAverage} size={14}>
      {format.number(Math.round(ratingAverage * 10) / 10)}
    </Stars>
  );
}
