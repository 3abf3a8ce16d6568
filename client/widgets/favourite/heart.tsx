import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { useToast } from '../../platform/toast/use-toast';
import { CardIcon } from '../../ui/display/card-icon';
import { messages } from './favourite.messages';
import { type FavouriteList, useHasFavourites, useShowsFavourites, useUserFavourites, useVisitorFavourites } from './use-favourites';

interface HeartProps {
  product: { readonly id: string; readonly name: string; readonly price: string };
  /** Over a card's image, in the corner. */
  corner?: boolean;
}

/** Saves a product as a favourite, or no longer: pressing again takes it back. Traders have none. */
export function Heart(props: HeartProps) {
  const isOnServer = useHasFavourites();
  if (!useShowsFavourites()) return null;
  return isOnServer ? <UserHeart {...props} /> : <VisitorHeart {...props} />;
}

const UserHeart = (props: HeartProps) => <HeartButton {...props} favourites={useUserFavourites()} />;
const VisitorHeart = (props: HeartProps) => <HeartButton {...props} favourites={useVisitorFavourites()} />;

function HeartButton({ product, corner = false, favourites }: HeartProps & { favourites: FavouriteList }) {
  const t = useMessages(messages);
  const toast = useToast();
  const failureText = useFailureText();
  const stored = favourites.has(product.id);
  const toggle = async () => {
    announce(t(stored ? 'removed' : 'added', { name: product.name }), 'polite');
    const failure = stored ? await favourites.remove(product.id) : await favourites.add(product.id, product.price);
    if (failure) toast.error(failureText(failure));
  };
  const label = t('heart', { name: product.name });
  return (
    <button
      type="button"
      className={corner ? 'heart product-card-corner' : 'heart'}
      data-end={corner || undefined}
      aria-pressed={stored}
      aria-label={label}
      title={label}
      onClick={() => void toggle()}
    >
      <CardIcon name="heart" />
    </button>
  );
}
