import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../schema/values/limits';
import type { FavouriteCard_FavouriteFragment } from '../../generated/graphql';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { StatusBadge } from '../../ui/display/status-badge';
import { useFavourites } from '../../widgets/favourite/use-favourites';
import { NotifyMe } from '../../widgets/notify-me/notify-me';
import { ProductCard } from '../../widgets/product-card/product-card';
import { messages } from './favourites.messages';

/**
 * One favourite: its card with what became of it; once its heart is off, an Undo in its place for 8 s, then nothing.
 */
export function FavouriteCard({ favourite, look }: { favourite: FavouriteCard_FavouriteFragment; look?: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const stored = useFavourites().has(favourite.id);
  const wasStored = useRef(stored);
  const [gone, setGone] = useState(!stored);
  useEffect(() => {
    if (stored) {
      wasStored.current = true;
      setGone(false);
      return;
    }
    if (!wasStored.current) return;
    const timer = setTimeout(() => setGone(true), limits.undoMs);
    return () => clearTimeout(timer);
  }, [stored]);
  if (!stored) return gone ? null : <Removed favourite={favourite} />;
  const { product, state, priceDrop } = favourite;
  return (
    <li>
      <ProductCard
        product={product}
        look={look}
        offered={state !== 'ENDED'}
        action={state === 'ON_SALE' ? undefined : <NotifyMe product={product} />}
        note={
          state === 'ON_SALE' ? (
            priceDrop && <StatusBadge tone="offer">{t('cheaper', { amount: format.money(priceDrop) })}</StatusBadge>
          ) : (
            <StatusBadge tone={state === 'ENDED' ? 'plain' : 'bad'}>{t(state)}</StatusBadge>
          )
        }
      />
    </li>
  );
}

function Removed({ favourite: { id, seenPrice, product } }: { favourite: FavouriteCard_FavouriteFragment }) {
  const t = useMessages(messages);
  const toast = useToast();
  const failureText = useFailureText();
  const favourites = useFavourites();
  const { name } = product;
  const undo = async () => {
    const failure = await favourites.add(id, seenPrice ?? null);
    if (failure) toast.error(failureText(failure));
  };
  return (
    <li>
      <div className="favourite-gone">
        <p>{t('removed', { name })}</p>
        <Button look="outline" aria-label={t('undoOf', { name })} data-autofocus onClick={() => void undo()}>
          {t('undo')}
        </Button>
      </div>
    </li>
  );
}
