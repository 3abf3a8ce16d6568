import type { ProductCard_ProductFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useToast } from '../../platform/toast/use-toast';
import { CartStepper } from './cart-stepper';
import { useCart } from './use-cart';

interface InCartProps {
  product: ProductCard_ProductFragment;
  quantity: string;
  onQuantity: (quantity: string) => Promise<Failure | null>;
}

/** The stepper that replaces "Add to cart" in a card once the product is in the cart. */
export function InCart({ product, quantity, onQuantity }: InCartProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const cart = useCart();
  const take = async () => {
    const failure = await cart.take(product.id);
    if (failure) toast.error(failureText(failure));
  };
  return (
    <div className="in-cart">
      <CartStepper product={product} quantity={quantity} onCommit={onQuantity} onRemove={() => void take()} />
    </div>
  );
}
