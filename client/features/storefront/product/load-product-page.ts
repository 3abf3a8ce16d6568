import { data } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ProductPageDocument } from '../../../generated/graphql';
import type { ProductPageQuery, ProductPageQueryVariables } from '../../../generated/graphql';
import { loadQuery } from '../../../platform/router/apollo-context';

/** The product is there before its page shows; one that is not on sale is the not-found screen. */
export async function loader(args: LoaderFunctionArgs): Promise<ProductPageQuery['product']> {
  const { product } = await loadQuery<ProductPageQuery, ProductPageQueryVariables>(args, ProductPageDocument, { id: args.params.id ?? '' });
  if (!product) throw data(null, { status: 404 });
  return product;
}
