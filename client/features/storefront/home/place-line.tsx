import { MapPin } from 'lucide-react';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useShoppingPlace } from '../../../platform/place/use-shopping-place';
import { TextLink } from '../../../ui/buttons/text-link';
import { messages } from '../storefront.messages';

/** Which place the shop begins with, and the ways to change it or to see only what is from there. */
export function PlaceLine() {
  const t = useMessages(messages);
  const format = useFormat();
  const { place, loading } = useShoppingPlace();
  if (loading) return <p className="place-line">{'\u00a0'}</p>;
  const name = place && format.place([place.upazila, place.district]);
  return (
    <p className="place-line">
      <MapPin aria-hidden size={18} />
      {name && <span>{t('nearPlace', { place: name })}</span>}
      <TextLink to={paths.location()}>{t(name ? 'changePlace' : 'noPlace')}</TextLink>
      {place && (
        <TextLink to={paths.search({ division: place.division.id, district: place.district.id, sort: 'NEAREST' })}>
          {t('onlyThere', { district: format.name(place.district) })}
        </TextLink>
      )}
    </p>
  );
}
