import { BellPlus } from 'lucide-react';
import { buyingRoles } from '../../../schema/values/accounts/trade';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { useSession } from '../../platform/session/use-session';
import { ButtonLink } from '../../ui/buttons/button';
import { ChipLink } from '../../ui/display/chip';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { useFavourites } from '../../widgets/favourite/use-favourites';
import { FollowedSellers } from './followed-sellers';
import { MyFavourites, VisitorFavourites } from './favourite-products';
import './favourites.css';
import { messages } from './favourites.messages';

/**
 * `/favourites`: products with the heart on, and under `?tab=sellers` the sellers one follows. Traders follow sellers;
 * the heart is the consumers'.
 */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const { role, loading } = useSession();
  const { shown, isOnServer } = useFavourites();
  const follows = buyingRoles.some((one) => one === role);
  const sellers = url.get('tab') === 'sellers' || !shown;
  return (
    <Page title={t(shown ? 'title' : 'sellers')}>
      {shown && (
        <nav className="favourite-tabs" aria-label={t('tabs')}>
          <ChipLink to={url.hrefWith({ tab: null })} active={!sellers}>
            {t('products')}
          </ChipLink>
          <ChipLink to={url.hrefWith({ tab: 'sellers' })} active={sellers}>
            {t('sellers')}
          </ChipLink>
        </nav>
      )}
      {loading ? (
        <RowsSkeleton count={3} height={120} />
      ) : sellers ? (
        <Sellers follows={follows} visitor={role === null} />
      ) : isOnServer ? (
        <MyFavourites />
      ) : (
        <VisitorFavourites />
      )}
    </Page>
  );
}

function Sellers({ follows, visitor }: { follows: boolean; visitor: boolean }) {
  const t = useMessages(messages);
  if (follows) return <FollowedSellers />;
  if (!visitor) return <EmptyState title={t('notForYou')} text={t('notForYouText')} />;
  return (
    <EmptyState
      icon={<BellPlus aria-hidden />}
      title={t('loginToFollow')}
      text={t('loginToFollowText')}
      action={<ButtonLink to={paths.login({ next: `${paths.favourites()}?tab=sellers` })}>{t('login')}</ButtonLink>}
    />
  );
}
