import type { ProductPageQuery } from '../../../generated/graphql';
import { ProductGrade } from '../../../widgets/grade/product-grade';
import { Questions } from '../../../widgets/questions/questions';
import { Reviews } from '../../../widgets/reviews/reviews';
import { SellerTrust } from '../../../widgets/verification/seller-trust';
import { MarketPrice } from '../../../widgets/week-price/market-price';
import { ProvenanceSteps } from './provenance-steps';

export { SellerCard } from '../seller/seller-card';

/** Shows the parts below the fold of a product's page. They load after those above it. */
export function ProductMore({ product }: { product: NonNullable<ProductPageQuery['product']> }) {
  return (
    <>
      <SellerTrust sellerId={product.seller.id} />
      <ProductGrade product={product} />
      <MarketPrice product={product} />
      <ProvenanceSteps steps={product.provenance} />
      <Reviews of={{ product: product.id }} reviews={product.reviews} average={product.ratingAverage} counts={product.ratingCounts} />
      <Questions product={product} />
    </>
  );
}
