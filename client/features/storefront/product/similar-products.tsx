import { useSimilarProductsQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { drawingLooks } from '../../../ui/images/drawing-looks';
import { ProductCard } from '../../../widgets/product-card/product-card';
import { messages } from './product.messages';

/** Lists similar products. The page works without them, so nothing appears while they load or if there are none. */
export function SimilarProducts({ productId }: { productId: string }) {
  const t = useMessages(messages);
  const { data } = useSimilarProductsQuery({ variables: { productId } });
  const similar = data?.similarProducts ?? [];
  if (similar.length === 0) return null;
  const looks = drawingLooks(similar.map(({ image }) => image));
  return (
    <section className="shelf similar" aria-labelledby="similar">
      <h2 id="similar">{t('similar')}</h2>
      <ul className="product-grid">
        {similar.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} look={looks[index]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
