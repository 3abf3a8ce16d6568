import { MapPin, Phone } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { roleLabels } from '../../../../schema/values/accounts/roles';
import { ProductSort } from '../../../../schema/values/api/sort-options';
import { limits } from '../../../../schema/values/limits';
import { useSellerPageQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Avatar } from '../../../ui/images/avatar';
import { ButtonAnchor } from '../../../ui/buttons/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page, pageTitleId } from '../../../ui/layout/page';
import { Select } from '../../../ui/inputs/select';
import { Stars } from '../../../ui/display/stars';
import { TextLink } from '../../../ui/buttons/text-link';
import { FollowButton } from '../../../widgets/follow/follow-button';
import { Reviews } from '../../../widgets/reviews/reviews';
import { VerifiedBadge } from '../../../widgets/verification/verified-badge';
import type { loader } from './load-seller-page';
import { shownCount } from '../browse/market-filter';
import { messages as productMessages } from '../product/product.messages';
import { MarketProducts } from '../browse/market-products';
import { messages } from './seller.messages';
import '../storefront.css';
import { messages as storefrontMessages } from '../storefront.messages';

export { loader } from './load-seller-page';

const sorts = Object.values(ProductSort).filter((sort) => sort !== ProductSort.RELEVANCE && sort !== ProductSort.NEAREST);

/** `/seller/:id`: who the seller is and what is on offer now; never NID, email or exact address. */
export function Component() {
  const t = useMessages(messages);
  const texts = useMessages(productMessages);
  const list = useMessages(storefrontMessages);
  const format = useFormat();
  const url = useUrlState();
  const loaded = useLoaderData<typeof loader>();
  const { data } = useSellerPageQuery({ variables: { id: loaded?.id ?? '' }, fetchPolicy: 'cache-first' });
  const seller = data?.seller ?? loaded;
  if (!seller) return null;
  const { id, name, role, nameOfBusiness, phone } = seller;
  const place = [seller.upazila, seller.district, seller.division].flatMap((one) => (one ? [format.name(one)] : [])).join(', ');
  const sort = sorts.find((one) => one === url.get('sort')) ?? ProductSort.NEWEST;
  return (
    <Page title={nameOfBusiness || name} ownHeading>
      <nav aria-label={t('breadcrumbs')} className="result-count">
        <TextLink to={paths.storefront()}>{t('home')}</TextLink> / <span aria-current="page">{nameOfBusiness || name}</span>
      </nav>
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
      <section className="shelf" aria-labelledby="on-sale">
        <div className="shelf-head">
          <h2 id="on-sale">{t('onSale')}</h2>
          <Select
            label={list('sort')}
            value={sort}
            onChange={(next) => url.set({ sort: next, show: null })}
            choices={sorts.map((one) => ({ value: one, label: list(one) }))}
          />
        </div>
        <MarketProducts
          key={id}
          variables={{ filter: { sellerId: id }, sort }}
          shown={shownCount(url)}
          step={limits.marketPerPage}
          max={limits.maxFirst}
          onShow={(show) => url.set({ show })}
          empty={<EmptyState title={t('nothing')} text={t('nothingText')} />}
        />
      </section>
      <div className="shelf">
        <Reviews of={{ seller: id }} reviews={seller.reviews} average={seller.ratingAverage} counts={seller.ratingCounts} />
      </div>
    </Page>
  );
}
