import { BellPlus } from 'lucide-react';
import { roleLabels } from '../../../schema/values/accounts/roles';
import { limits } from '../../../schema/values/limits';
import { useFollowedSellersQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { sellerName } from '../../platform/seller-name';
import { Avatar } from '../../ui/images/avatar';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { Stars } from '../../ui/display/stars';
import { TextLink } from '../../ui/buttons/text-link';
import { FollowButton } from '../../widgets/follow/follow-button';
import { messages } from './favourites.messages';

/** Followed sellers; unfollowed ones stay until the page is left, so that a slip is undone with the same button. */
export function FollowedSellers() {
  const t = useMessages(messages);
  const format = useFormat();
  const query = useFollowedSellersQuery({ variables: { first: limits.followedPerPage }, fetchPolicy: 'cache-and-network' });
  const end = query.data?.followedSellers.pageInfo;
  return (
    <QueryState
      query={query}
      skeleton={<RowsSkeleton count={3} height={88} />}
      isEmpty={(data) => data.followedSellers.nodes.length === 0}
      empty={
        <EmptyState
          icon={<BellPlus aria-hidden />}
          title={t('noSellers')}
          text={t('noSellersText')}
          action={<ButtonLink to={paths.storefront()}>{t('start')}</ButtonLink>}
        />
      }
    >
      {({ followedSellers }) => (
        <>
          <ul className="followed">
            {followedSellers.nodes.map((seller) => (
              <li key={seller.id} className="panel">
                <Avatar name={sellerName(seller)} size={48} />
                <div className="followed-words">
                  <h2>
                    <TextLink to={paths.seller(seller.id)}>{sellerName(seller)}</TextLink>
                  </h2>
                  <p className="caption">
                    {[roleLabels[seller.role][format.language], seller.district && format.name(seller.district)]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  {typeof seller.ratingAverage === 'number' && (
                    <Stars value={seller.ratingAverage} size={14}>
                      {format.number(Math.round(seller.ratingAverage * 10) / 10)}
                    </Stars>
                  )}
                  <p className="caption">{format.digits(t('onSale', { count: seller.productCount }))}</p>
                </div>
                <FollowButton seller={seller} />
              </li>
            ))}
          </ul>
          {end?.hasNextPage && (
            <div className="favourite-more">
              <Button
                look="outline"
                busy={query.loading}
                onClick={() => void query.fetchMore({ variables: { first: limits.followedPerPage, after: end.endCursor } })}
              >
                {t('showMore')}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryState>
  );
}
