import { useLoaderData } from 'react-router-dom';
import { ProductSort } from '../../../../schema/values/api/sort-options';
import { Role } from '../../../../schema/values/accounts/roles';
import { limits } from '../../../../schema/values/limits';
import { useSellerPageQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useSession } from '../../../platform/session/use-session';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page } from '../../../ui/layout/page';
import { Select } from '../../../ui/inputs/select';
import { TextLink } from '../../../ui/buttons/text-link';
import { Reviews } from '../../../widgets/reviews/reviews';
import type { loader } from './load-seller-page';
import { shownCount } from '../browse/market-filter';
import { MarketProducts } from '../browse/market-products';
import { SellerHead } from './seller-head';
import { messages } from './seller.messages';
import '../storefront.css';
import { messages as storefrontMessages } from '../storefront.messages';
import { Nothing, lazyPart } from '../../../ui/feedback/lazy-part';

export { loader } from './load-seller-page';

const sorts = Object.values(ProductSort).filter((sort) => sort !== ProductSort.RELEVANCE && sort !== ProductSort.NEAREST);

/** Below what is on offer; its code comes only where there is a story, or for admins, who see hidden ones. */
const SellerStory = lazyPart(async () => (await import('./seller-story')).SellerStory, { missing: Nothing });

/** `/seller/:id`: who the seller is and what is on offer now; never NID, email or exact address. */
export function Component() {
  const t = useMessages(messages);
  const list = useMessages(storefrontMessages);
  const url = useUrlState();
  const { role } = useSession();
  const loaded = useLoaderData<typeof loader>();
  const { data } = useSellerPageQuery({ variables: { id: loaded?.id ?? '' }, fetchPolicy: 'cache-first' });
  const seller = data?.seller ?? loaded;
  if (!seller) return null;
  const { id, name, nameOfBusiness } = seller;
  const sort = sorts.find((one) => one === url.get('sort')) ?? ProductSort.NEWEST;
  return (
    <Page title={nameOfBusiness || name} ownHeading>
      <nav aria-label={t('breadcrumbs')} className="result-count">
        <TextLink to={paths.storefront()}>{t('home')}</TextLink> / <span aria-current="page">{nameOfBusiness || name}</span>
      </nav>
      <SellerHead seller={seller} />
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
          priority
          empty={<EmptyState title={t('nothing')} text={t('nothingText')} />}
        />
      </section>
      {(seller.story || role === Role.ADMIN) && <SellerStory sellerId={id} name={nameOfBusiness || name} shown={seller.story} />}
      <div className="shelf">
        <Reviews of={{ seller: id }} reviews={seller.reviews} average={seller.ratingAverage} counts={seller.ratingCounts} />
      </div>
    </Page>
  );
}
