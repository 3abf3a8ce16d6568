import type { CartView_CartFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { sellerName } from '../../platform/seller-name';
import { TextLink } from '../../ui/buttons/text-link';
import { Checkbox } from '../../ui/inputs/checkbox';
import { CartLineRow } from './cart-line';
import type { CartLine } from './cart-line';
import { GroupFee } from './group-fee';
import { messages } from './cart.messages';
import type { SellerChoice } from './use-chosen-cart';

interface CartGroupProps {
  group: CartView_CartFragment['groups'][number];
  onQuantity: (line: CartLine, quantity: string) => Promise<Failure | null>;
  onKeep: (line: CartLine) => void;
  onRemove: (line: CartLine) => void;
  /** The sellers that are ordered from; null where there is but one. */
  choice: SellerChoice | null;
  /** True for a user; a visitor has to log in before sharing. */
  mayShare: boolean;
}

/** The lines of one seller. */
export function CartGroup({ group, onQuantity, onKeep, onRemove, choice, mayShare }: CartGroupProps) {
  const t = useMessages(messages);
  return (
    <section className="panel cart-group" aria-label={t('soldBy', { name: sellerName(group.seller) })}>
      <div className="cart-seller">
        {choice && (
          <Checkbox
            hideLabel
            label={t('orderNow', { name: sellerName(group.seller) })}
            checked={choice.isChosen(group.seller.id)}
            onChange={(isChosen) => choice.toggle(group.seller.id, isChosen)}
          />
        )}
        <h2>
          <TextLink to={paths.seller(group.seller.id)}>{sellerName(group.seller)}</TextLink>
        </h2>
      </div>
      <ul>
        {group.lines.map((line) => (
          <CartLineRow key={line.product.id} line={line} onQuantity={onQuantity} onKeep={onKeep} onRemove={onRemove} />
        ))}
      </ul>
      {mayShare && (
        <p className="cart-share">
          <TextLink to={paths.newSharedBasket({ seller: group.seller.id })}>{t('withNeighbours')}</TextLink>
        </p>
      )}
      <GroupFee delivery={group.delivery} subtotal={group.subtotal} sellerId={group.seller.id} />
    </section>
  );
}
