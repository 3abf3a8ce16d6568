import { useMarketListQuery } from '../../../generated/graphql';
import type { MarketListQueryVariables } from '../../../generated/graphql';
import { ProductResults } from './product-results';
import type { ProductResultsProps } from './product-results';
import { useFirstCount, useListPolicy } from './use-growing-list';

interface MarketProductsProps extends Omit<ProductResultsProps, 'query'> {
  variables: Pick<MarketListQueryVariables, 'filter' | 'sort'>;
}

/** Products of the market as they are, without filters above them: the products of one seller. */
export function MarketProducts({ variables, ...style }: MarketProductsProps) {
  const first = useFirstCount(style.shown);
  const fetchPolicy = useListPolicy();
  const query = useMarketListQuery({ variables: { ...variables, first }, notifyOnNetworkStatusChange: true, fetchPolicy });
  return <ProductResults {...style} query={query} />;
}
