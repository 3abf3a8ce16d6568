import { defaultQuantity } from '../../../schema/values/catalogue/sell-terms';
import { unitFacts } from '../../../schema/values/catalogue/units';
import type { Unit } from '../../../schema/values/catalogue/units';
import { readQuantity } from '../../../schema/text/typed-number';
import { mayBuyFrom } from '../../../schema/values/accounts/trade';
import { Role } from '../../../schema/values/accounts/roles';
import type { ProductCard_ProductFragment } from '../../generated/graphql';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { useSession } from '../../platform/session/use-session';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { CardIcon } from '../../ui/display/card-icon';
import './buy.css';
import { messages } from './buy.messages';
import { type CartHandle, useHasCart, useUserCart, useVisitorCart } from './use-cart';
import { lazyPart } from '../../ui/feedback/lazy-part';

/** The stepper and its exact decimals come with the first product in the cart, not with every grid. */
const InCart = lazyPart(async () => (await import('./in-cart')).InCart, { waiting: <div className="in-cart" aria-busy /> });

interface AddToCartProps {
  product: ProductCard_ProductFragment;
  /** How much the button puts in; the default quantity unless given. */
  quantity?: string;
  /** The button stays a button after adding: the product page has its own stepper. */
  plain?: boolean;
  size?: 'lg' | 'xl';
  onAdded?: () => void;
}

/** Above zero, with no more decimals than the unit has. */
const isQuantityOf = (unit: Unit, quantity: string) =>
  Number(quantity) > 0 && (quantity.split('.')[1]?.length ?? 0) <= unitFacts[unit].decimals;

/** Whether this user may buy from the seller: not their own products, and not from a role they do not buy from. */
export function useMayBuyFrom(seller: { readonly id: string; readonly role: Role }): boolean {
  const { role, account } = useSession();
  return mayBuyFrom(role ?? Role.CONSUMER, seller.role) && account?.id !== seller.id;
}

/** "Add to cart", which becomes a stepper in its place. Hidden from those who may not buy from this seller. */
export function AddToCart(props: AddToCartProps) {
  return useHasCart() ? <AddToUserCart {...props} /> : <AddToVisitorCart {...props} />;
}

const AddToUserCart = (props: AddToCartProps) => <AddButton {...props} cart={useUserCart()} />;
const AddToVisitorCart = (props: AddToCartProps) => <AddButton {...props} cart={useVisitorCart()} />;

function AddButton({ product, quantity, plain = false, size = 'lg', onAdded, cart }: AddToCartProps & { cart: CartHandle }) {
  const t = useMessages(messages);
  const toast = useToast();
  const failureText = useFailureText();
  const mayBuy = useMayBuyFrom(product.seller);
  const inCart = cart.quantityOf(product.id);
  if (!mayBuy) return null;
  if (Number(product.sellable) <= 0)
    return (
      <Button look="subtle" tone="gray" size={size} disabled full>
        {t('soldOut')}
      </Button>
    );

  const put = async (amount: string) => {
    const read = readQuantity(amount);
    if (read === null || !isQuantityOf(product.unit, read)) {
      toast.error(t('wrongQuantity'));
      return null;
    }
    const failure = await cart.put(product, read);
    if (failure) toast.error(failureText(failure));
    else announce(t('added', { name: product.name }), 'polite');
    return failure;
  };
  const add = async () => {
    if ((await put(quantity ?? defaultQuantity(product))) === null) onAdded?.();
  };
  if (inCart && !plain) return <InCart product={product} quantity={inCart} onQuantity={put} />;
  return (
    <Button
      full
      size={size}
      look={plain ? 'solid' : 'subtle'}
      icon={<CardIcon name="cart" />}
      aria-label={t('addOf', { name: product.name })}
      onClick={() => void add()}
    >
      {t('add')}
    </Button>
  );
}
