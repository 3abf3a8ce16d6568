import { EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MyProduct_ProductFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { Picture } from '../../ui/picture';
import { actionsId } from './actions-focus';
import { messages } from './products.messages';

interface ProductGridProps {
  products: readonly MyProduct_ProductFragment[];
  onToggleSale: (product: MyProduct_ProductFragment) => void;
  onDelete: (product: MyProduct_ProductFragment) => void;
}

/** The seller's cards: picture, name, price as Tk/unit, a menu and the switch of the sale. */
export function ProductGrid({ products, onToggleSale, onDelete }: ProductGridProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <li key={product.id}>
          <article className="product-card">
            <div className="product-card-picture">
              <Picture image={product.image} alt="" sizes="(min-width: 1024px) 260px, 50vw" priority={index === 0} />
            </div>
            <div className="product-card-corner" data-end="true" id={actionsId(product.id)}>
              <Menu
                label={t('actionsFor', { name: product.name })}
                triggerClass="bar-button card-menu"
                trigger={<EllipsisVertical aria-hidden />}
                items={[
                  { key: 'view', label: t('view'), icon: <Eye aria-hidden />, to: paths.myProduct(product.id) },
                  { key: 'edit', label: t('edit'), icon: <Pencil aria-hidden />, to: paths.editProduct(product.id) },
                  { key: 'delete', label: t('remove'), icon: <Trash2 aria-hidden />, tone: 'danger', onSelect: () => onDelete(product) },
                ]}
              />
            </div>
            <div className="product-card-body">
              <h2 className="product-card-name two-lines">
                <Link to={paths.myProduct(product.id)}>{product.name}</Link>
              </h2>
              <p className="product-card-price">{format.price(product.price, product.unit, product.customUnitNote)}</p>
              <p className="product-card-line">
                {t('available', { quantity: format.quantity(product.available, product.unit, product.customUnitNote) })}
              </p>
              <div className="product-card-actions">
                <Button
                  look={product.addToSellPost ? 'outline' : 'solid'}
                  aria-label={t(product.addToSellPost ? 'stopOf' : 'postOf', { name: product.name })}
                  onClick={() => onToggleSale(product)}
                >
                  {t(product.addToSellPost ? 'stop' : 'post')}
                </Button>
              </div>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
