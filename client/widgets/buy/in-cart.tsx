import { X } from 'lucide-react';
import type { ProductCard_ProductFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { IconButton } from '../../ui/button';
import { messages } from './buy.messages';
import { CartStepper } from './cart-stepper';
import { useCart } from './use-cart';

interface InCartProps {
  product: ProductCard_ProductFragment;
  quantity: string;
  onQuantity: (quantity: string) => Promise<Failure | null>;
}

/** What stands in a card instead of "Add to cart" once the product is in the cart. */
export function InCart({ product, quantity, onQuantity }: InCartProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const failureText = useFailureText();
  const cart = useCart();
  const take = async () => {
    const failure = await cart.take(product.id);
    if (failure) toast.error(failureText(failure));
  };
  return (
    <div className="in-cart">
      <CartStepper product={product} quantity={quantity} onCommit={onQuantity} />
      <IconButton label={t('removeOf', { name: product.name })} onClick={() => void take()}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
