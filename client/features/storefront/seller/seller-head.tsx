import { MapPin, Phone } from 'lucide-react';
import { roleLabels } from '../../../../schema/values/accounts/roles';
import type { SellerPageQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Avatar } from '../../../ui/images/avatar';
import { ButtonAnchor } from '../../../ui/buttons/button';
import { pageTitleId } from '../../../ui/layout/page';
import { Stars } from '../../../ui/display/stars';
import { FollowButton } from '../../../widgets/follow/follow-button';
import { ServiceFigures } from '../../../widgets/service-figures/service-figures';
import { VerifiedBadge } from '../../../widgets/verification/verified-badge';
import { messages as productMessages } from '../product/product.messages';
import { messages } from './seller.messages';

/** Introduces the seller: name, location, verifications, rating and contact. */
export function SellerHead({ seller }: { seller: NonNullable<SellerPageQuery['seller']> }) {
  const t = useMessages(messages);
  const texts = useMessages(productMessages);
  const format = useFormat();
  const { name, role, nameOfBusiness, phone } = seller;
  const place = format.place([seller.upazila, seller.district, seller.division]);
  return (
    <section className="panel seller-head" aria-labelledby={pageTitleId}>
      <Avatar name={name} size={72} />
      <div className="seller-words">
        <h1 id={pageTitleId} tabIndex={-1}>
          {nameOfBusiness || name}
        </h1>
        <p>
          {nameOfBusiness && <strong>{name} · </strong>}
          {roleLabels[role][format.language]}
        </p>
        <VerifiedBadge verifications={seller.verifications} />
        {place && (
          <p className="caption">
            <MapPin aria-hidden size={16} style={{ display: 'inline', verticalAlign: '-3px' }} /> {place}
          </p>
        )}
        {typeof seller.ratingAverage === 'number' && (
          <Stars value={seller.ratingAverage}>{format.digits(texts('reviewCount', { count: seller.ratingCount }))}</Stars>
        )}
        <ServiceFigures seller={seller} />
        {typeof seller.problemsSolved === 'number' && (
          <p className="caption">{t('problemsSolved', { percent: format.percent(Math.round(seller.problemsSolved * 100)) })}</p>
        )}
        <p className="caption">{t('since', { date: format.date(seller.memberSince) })}</p>
        <p className="caption">{format.digits(t('followers', { count: seller.followerCount }))}</p>
      </div>
      <div className="seller-actions">
        <FollowButton seller={seller} />
        {phone ? (
          <ButtonAnchor href={`tel:${phone}`} icon={<Phone aria-hidden />}>
            {texts('call', { phone: format.digits(phone) })}
          </ButtonAnchor>
        ) : (
          <p className="caption">{texts('phoneAfterOrder')}</p>
        )}
      </div>
    </section>
  );
}
