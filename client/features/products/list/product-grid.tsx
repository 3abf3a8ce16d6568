import { EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MyProduct_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { Button } from '../../../ui/buttons/button';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { Menu } from '../../../ui/overlays/menu';
import { StatusBadge } from '../../../ui/display/status-badge';
import { drawingLooks } from '../../../ui/images/drawing-looks';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { OwnPrice } from '../../../widgets/own-price/own-price';
import { actionsId } from './actions-focus';
import { messages } from '../products.messages';

interface ProductGridProps {
  products: readonly MyProduct_ProductFragment[];
  onToggleSale: (product: MyProduct_ProductFragment) => void;
  onDelete: (product: MyProduct_ProductFragment) => void;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** The seller's cards: image, name, price as Tk/unit, a menu and the switch of the sale. */
export function ProductGrid({ products, onToggleSale, onDelete, selected, onSelect }: ProductGridProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const looks = drawingLooks(products.map(({ image }) => image));
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <li key={product.id}>
          <article className="product-card own-product-card" data-selected={selected.has(product.id) || undefined}>
            <div className="product-card-image">
              <ResponsiveImage
                image={product.image}
                alt=""
                sizes="(min-width: 1024px) 260px, 50vw"
                priority={index === 0}
                look={looks[index]}
              />
            </div>
            <div className="product-card-corner card-select">
              <Checkbox
                hideLabel
                label={t('select', { name: product.name })}
                checked={selected.has(product.id)}
                onChange={(checked) => onSelect(withOrWithout(selected, product.id, checked))}
              />
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
              {!product.addToSellPost && (
                <p>
                  <StatusBadge tone="plain">{t('NOT_PUBLISHED')}</StatusBadge>
                </p>
              )}
              <OwnPrice product={product} />
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

function withOrWithout(selected: ReadonlySet<string>, id: string, isWanted: boolean): ReadonlySet<string> {
  const others = [...selected].filter((other) => other !== id);
  return new Set(isWanted ? [...others, id] : others);
}
