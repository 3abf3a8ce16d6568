import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sellableQuantity } from '../../../schema/values/catalogue/sell-terms';
import type { CartView_CartFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { paths } from '../../platform/paths';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/buttons/button';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { CartStepper } from '../../widgets/buy/cart-stepper';
import { messages } from './cart.messages';

export type CartLine = CartView_CartFragment['groups'][number]['lines'][number];
type Problem = CartLine['problems'][number];

interface CartLineRowProps {
  line: CartLine;
  onQuantity: (line: CartLine, quantity: string) => Promise<Failure | null>;
  /** Takes the whole quantity at the price without the deal. */
  onKeep: (line: CartLine) => void;
  onRemove: (line: CartLine) => void;
}

/** The greatest quantity up to `limit` that the post sells; null where even its least is more. */
function sellable(line: CartLine, limit: string, step: string): string | null {
  const most = sellableQuantity(limit, { minQuantity: line.product.sellPost?.minQuantity ?? step, step });
  return most === '0' ? null : most;
}

/**
 * Returns the quantity that solves the problem with one press, without causing another. Returns null where only
 * removing the line helps.
 */
function repaired(line: CartLine, { kind, value }: Problem): string | null {
  if (kind === 'PRICE_CHANGED') return line.quantity;
  if (!value || Number(value) <= 0) return null;
  const { sellable: available, sellPost } = line.product;
  if (kind === 'LESS_STOCK' || kind === 'DEAL_LIMIT') return sellable(line, value, sellPost?.step ?? '0.001');
  if (kind === 'BELOW_MINIMUM') return Number(value) > Number(available) ? null : String(Number(value));
  if (kind !== 'NOT_A_MULTIPLE') return null;
  const wanted = Number(line.quantity) > Number(available) ? available : line.quantity;
  const least = sellPost?.minQuantity ?? value;
  return sellable(line, Number(wanted) < Number(least) ? least : wanted, value);
}

/** One product of the cart: stepper, total, remove, and its problems with the button that puts them right. */
export function CartLineRow({ line, onQuantity, onKeep, onRemove }: CartLineRowProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const product = useReadable()(line.product);
  const amount = (value: string) => format.quantity(value, product.unit, product.customUnitNote);
  const cheaper = Number(line.unitPrice) < Number(line.listPrice);
  return (
    <li className="cart-line">
      <div className="cart-image">
        <ResponsiveImage image={product.image} alt="" sizes="88px" />
      </div>
      <div className="cart-line-body">
        <h3 className="cart-line-name">
          <Link className="text-link" to={paths.product(product.id)} lang={product.lang}>
            {product.name}
          </Link>
        </h3>
        <p className="caption">
          {format.price(line.unitPrice, product.unit, product.customUnitNote)}
          {cheaper && (
            <>
              {' '}
              <del>
                <span className="visually-hidden">{t('insteadOf')} </span>
                {format.money(line.listPrice)}
              </del>{' '}
              <strong className="cart-tier">{t('tierReached')}</strong>
            </>
          )}
        </p>
        <div className="cart-line-row">
          <CartStepper product={product} quantity={line.quantity} onCommit={(quantity) => onQuantity(line, quantity)} />
          <Button
            className="cart-remove"
            look="ghost"
            tone="gray"
            icon={<Trash2 aria-hidden />}
            aria-label={t('removeOf', { name: product.name })}
            title={t('removeOf', { name: product.name })}
            onClick={() => onRemove(line)}
          >
            <span className="cart-remove-text">{t('remove')}</span>
          </Button>
          <strong className="money">{format.money(line.lineTotal)}</strong>
        </div>
        {line.nextTier && line.problems.length === 0 && (
          <Button look="subtle" onClick={() => void onQuantity(line, line.nextTier?.minQuantity ?? line.quantity)}>
            {t('nextTier', {
              quantity: amount(line.nextTier.minQuantity),
              price: format.price(line.nextTier.price, product.unit, product.customUnitNote),
            })}
          </Button>
        )}
        {line.problems.map((problem) => (
          <LineProblem key={problem.kind} line={line} problem={problem} onQuantity={onQuantity} onKeep={onKeep} />
        ))}
      </div>
    </li>
  );
}

/** Names what is wrong with a line, with the buttons that put it right. */
function LineProblem({ line, problem, onQuantity, onKeep }: Omit<CartLineRowProps, 'onRemove'> & { problem: Problem }) {
  const t = useMessages(messages);
  const format = useFormat();
  const product = useReadable()(line.product);
  const amount = (quantity: string) => format.quantity(quantity, product.unit, product.customUnitNote);
  const priced = (price: string) => format.price(price, product.unit, product.customUnitNote);
  const { kind, value } = problem;
  const to = repaired(line, problem);
  const isDealLimit = kind === 'DEAL_LIMIT';
  const repairs = (
    <div className="cart-repairs">
      {to !== null && (
        <Button look="outline" onClick={() => void onQuantity(line, to)}>
          {kind === 'PRICE_CHANGED' ? t('acceptPrice') : t('updateTo', { value: amount(to) })}
        </Button>
      )}
      {isDealLimit && (
        <Button look="outline" onClick={() => onKeep(line)}>
          {t('keepAt', { quantity: amount(line.quantity), price: priced(line.unitPrice) })}
        </Button>
      )}
    </div>
  );
  const figure = value ? (kind === 'PRICE_CHANGED' ? priced(value) : amount(value)) : '';
  return <Alert tone="warning" title={t(kind, { value: figure })} action={(to !== null || isDealLimit) && repairs} />;
}
