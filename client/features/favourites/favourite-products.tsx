import { useState } from 'react';
import { Heart, ShoppingCart } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import { useVisitorFavouritesQuery, useMyFavouritesQuery } from '../../generated/graphql';
import type { FavouriteCard_FavouriteFragment } from '../../generated/graphql';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { visitorFavourites } from '../../platform/favourites/visitor-favourites';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useToast } from '../../platform/toast/use-toast';
import { Alert } from '../../ui/feedback/alert';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryState } from '../../ui/feedback/query-state';
import { ProductCardsSkeleton } from '../../ui/feedback/skeleton';
import { drawingLooks } from '../../ui/images/drawing-looks';
import { useAddAll } from '../../widgets/buy/use-add-all';
import { useFavourites } from '../../widgets/favourite/use-favourites';
import { Unavailable } from '../../widgets/unavailable/unavailable';
import { FavouriteCard } from './favourite-card';
import { messages } from './favourites.messages';

/** A user's favourites from the server, more on demand. */
export function MyFavourites() {
  const t = useMessages(messages);
  const query = useMyFavouritesQuery({ variables: { first: limits.favouritesPerPage }, fetchPolicy: 'cache-and-network' });
  const end = query.data?.favourites.pageInfo;
  const takeOut = useTakeOut();
  return (
    <QueryState
      query={query}
      loadingText={t('loading')}
      skeleton={<ProductCardsSkeleton count={4} />}
      isEmpty={(data) => data.favourites.nodes.length === 0 && data.favourites.unavailable.length === 0}
      empty={<NoFavourites />}
    >
      {({ favourites }) => (
        <>
          <Unavailable
            products={favourites.unavailable}
            onTakeOut={async (ids) => {
              await takeOut(ids);
              await query.refetch().catch(() => undefined);
            }}
          />
          <FavouriteGrid favourites={favourites.nodes} />
          {end?.hasNextPage && (
            <div className="favourite-more">
              <Button
                look="outline"
                busy={query.loading}
                onClick={() => void query.fetchMore({ variables: { first: limits.favouritesPerPage, after: end.endCursor } })}
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

/** A visitor's own list on the device; what is taken out stays with its Undo as long as the page is open. */
export function VisitorFavourites() {
  const t = useMessages(messages);
  const takeOut = useTakeOut();
  const { has } = useFavourites();
  const [atFirst] = useState(() => [...visitorFavourites.all()].reverse().map((favourite) => ({ ...favourite })));
  const query = useVisitorFavouritesQuery({
    variables: { favourites: atFirst },
    skip: atFirst.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  if (atFirst.length === 0) return <NoFavourites />;
  return (
    <>
      <Alert
        tone="info"
        role={null}
        title={t('onDevice')}
        action={
          <ButtonLink look="outline" to={paths.login({ next: paths.favourites() })}>
            {t('login')}
          </ButtonLink>
        }
      >
        <p>{t('onDeviceText')}</p>
      </Alert>
      <QueryState query={query} loadingText={t('loading')} skeleton={<ProductCardsSkeleton count={4} />} empty={<NoFavourites />}>
        {({ quoteFavourites }) => {
          const replied = new Set(quoteFavourites.map(({ id }) => id));
          const gone = atFirst.flatMap(({ productId: id }) => (has(id) && !replied.has(id) ? [{ id }] : []));
          return (
            <>
              <Unavailable products={gone} onTakeOut={takeOut} />
              <FavouriteGrid favourites={quoteFavourites} />
            </>
          );
        }}
      </QueryState>
    </>
  );
}

/** Takes all of them out, up to the first that the server rejects, which is reported. */
function useTakeOut(): (ids: readonly string[]) => Promise<void> {
  const toast = useToast();
  const failureText = useFailureText();
  const { remove } = useFavourites();
  return async (ids) => {
    for (const id of ids) {
      const failure = await remove(id);
      if (failure) return toast.error(failureText(failure));
    }
  };
}

function FavouriteGrid({ favourites }: { favourites: readonly FavouriteCard_FavouriteFragment[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const { has } = useFavourites();
  const [addAll, adding] = useAddAll();
  const looks = drawingLooks(favourites.map(({ product }) => product.image));
  const stored = favourites.filter(({ id }) => has(id));
  const onSale = stored.filter(({ state }) => state === 'ON_SALE').map(({ product }) => product);
  const putAll = async () => {
    const failure = await addAll(onSale);
    if (failure) toast.error(failureText(failure));
    else toast.success(format.digits(t('addedAll', { count: onSale.length })));
  };
  return (
    <>
      {onSale.length > 1 && (
        <div className="favourite-tools">
          <Button busy={adding} icon={<ShoppingCart aria-hidden />} onClick={() => void putAll()}>
            {t('addAll')}
          </Button>
        </div>
      )}
      <h2 className="visually-hidden">{t('products')}</h2>
      <ul className="product-grid">
        {favourites.map((favourite, index) => (
          <FavouriteCard key={favourite.id} favourite={favourite} look={looks[index]} />
        ))}
      </ul>
      {stored.length === 0 && <NoFavourites />}
    </>
  );
}

function NoFavourites() {
  const t = useMessages(messages);
  return (
    <EmptyState
      icon={<Heart aria-hidden />}
      title={t('empty')}
      text={t('emptyText')}
      action={<ButtonLink to={paths.storefront()}>{t('start')}</ButtonLink>}
    />
  );
}
