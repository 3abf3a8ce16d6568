import type { CheckoutCartQuery } from '../../generated/graphql';
import type { LineProblem } from '../../platform/apollo/read-error';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { sellerName } from '../../platform/seller-name';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { useDeliveryFee } from '../../widgets/delivery/use-delivery-fee';
import { messages } from './checkout.messages';

type Cart = CheckoutCartQuery['cart'];
type Product = Cart['groups'][number]['lines'][number]['product'];

/** Lists the ordered products by seller, with images and each seller's delivery fee. */
export function OrderSummary({ cart, problems = [] }: { cart: Cart; problems?: readonly LineProblem[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const readable = useReadable();
  return (
    <>
      {cart.groups.map((group) => (
        <section key={group.seller.id} className="summary-seller">
          <h3>{t('from', { seller: sellerName(group.seller) })}</h3>
          <ul>
            {group.lines.map(({ product, quantity, lineTotal }) => (
              <li key={product.id}>
                <span className="summary-image">
                  <ResponsiveImage image={product.image} alt="" sizes="48px" />
                </span>
                <span className="summary-name">
                  <span lang={readable(product).lang}>{readable(product).name}</span>{' '}
                  <span className="caption">× {format.quantity(quantity, product.unit, readable(product).customUnitNote)}</span>
                </span>
                <span className="money">{format.money(lineTotal)}</span>
                <LineProblems problems={problems.filter(({ productId }) => productId === product.id)} product={product} />
              </li>
            ))}
          </ul>
          <SellerFee delivery={group.delivery} />
        </section>
      ))}
    </>
  );
}

function SellerFee({ delivery }: { delivery: Cart['groups'][number]['delivery'] }) {
  const t = useMessages(messages);
  const { text } = useDeliveryFee(delivery);
  if (text === null) return null;
  return (
    <p className="summary-fee">
      {t('fee')}
      <span className="money">{text}</span>
    </p>
  );
}

/** Why this line was not ordered. */
function LineProblems({ problems, product }: { problems: readonly LineProblem[]; product: Product }) {
  const t = useMessages(messages);
  const format = useFormat();
  const readable = useReadable();
  const figure = ({ kind, value }: LineProblem) => {
    if (value === null) return '';
    return kind === 'PRICE_CHANGED' ? format.money(value) : format.quantity(value, product.unit, readable(product).customUnitNote);
  };
  return problems.map((problem) => (
    <span key={problem.kind} className="summary-problem">
      {t(problem.kind, { value: figure(problem) })}
    </span>
  ));
}

/** Shows the amounts that make up the total, and the total to pay. */
export function OrderTotal({ cart }: { cart: Cart }) {
  const t = useMessages(messages);
  const format = useFormat();
  const discount = cart.coupon?.discount ?? '0';
  return (
    <dl className="sums">
      <dt>{t('items')}</dt>
      <dd className="money">{format.money(cart.subtotal)}</dd>
      {cart.deliveryFee !== null && (
        <>
          <dt>{t('fee')}</dt>
          <dd className="money">{Number(cart.deliveryFee) > 0 ? format.money(cart.deliveryFee) : t('free')}</dd>
        </>
      )}
      {cart.hasFeeOnConfirmation && (
        <>
          <dt>{t('feeLater')}</dt>
          <dd>{t('feeLaterText')}</dd>
        </>
      )}
      {Number(discount) > 0 && (
        <>
          <dt>{t('coupon')}</dt>
          <dd className="money">− {format.money(discount)}</dd>
        </>
      )}
      <dt className="sum-total">{t(cart.hasFeeOnConfirmation ? 'totalWithoutFee' : 'total')}</dt>
      <dd className="sum-total money">{format.money(cart.total)}</dd>
    </dl>
  );
}
