import { MapPin, Phone } from 'lucide-react';
import { roleLabels } from '../../../../schema/values/accounts/roles';
import type { ProductPageQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { sellerName } from '../../../platform/seller-name';
import { ButtonAnchor } from '../../../ui/buttons/button';
import { Stars } from '../../../ui/display/stars';
import { TextLink } from '../../../ui/buttons/text-link';
import { FollowButton } from '../../../widgets/follow/follow-button';
import { messages } from '../product/product.messages';

type Seller = NonNullable<ProductPageQuery['product']>['seller'];

/** Shows who sells the product and from which location. Only buyers who have ordered from this seller see the phone. */
export function SellerCard({ seller }: { seller: Seller }) {
  const t = useMessages(messages);
  const format = useFormat();
  const place = format.place([seller.upazila, seller.district, seller.division]);
  return (
    <section className="seller-card">
      <h2>{t('soldBy')}</h2>
      <p>
        <TextLink to={paths.seller(seller.id)}>{sellerName(seller)}</TextLink> · {roleLabels[seller.role][format.language]}
      </p>
      {place && (
        <p className="caption">
          <MapPin aria-hidden size={16} style={{ display: 'inline', verticalAlign: '-3px' }} /> {place}
        </p>
      )}
      {seller.ratingAverage !== null && seller.ratingAverage !== undefined && (
        <Stars value={seller.ratingAverage}>{format.digits(t('reviewCount', { count: seller.ratingCount }))}</Stars>
      )}
      <p className="caption">
        {t('memberSince', { date: format.date(seller.memberSince) })} · {format.digits(t('products', { count: seller.productCount }))}
      </p>
      <FollowButton seller={seller} />
      {seller.phone ? (
        <ButtonAnchor href={`tel:${seller.phone}`} icon={<Phone aria-hidden />}>
          {t('call', { phone: format.digits(seller.phone) })}
        </ButtonAnchor>
      ) : (
        <p className="caption">{t('phoneAfterOrder')}</p>
      )}
    </section>
  );
}
