import type { LoaderFunctionArgs } from 'react-router-dom';
import { data } from 'react-router-dom';
import { MyProductDetailDocument } from '../../../generated/graphql';
import type { MyProductDetailQuery, MyProductDetailQueryVariables } from '../../../generated/graphql';
import { loadQuery } from '../../../platform/router/apollo-context';

type FoundProduct = MyProductDetailQuery['myProduct'];

/** The product is there before its screen shows; null for another's or a missing one. */
export async function findProduct(args: LoaderFunctionArgs): Promise<FoundProduct> {
  const { myProduct } = await loadQuery<MyProductDetailQuery, MyProductDetailQueryVariables>(args, MyProductDetailDocument, {
    id: args.params.id ?? '',
  });
  return myProduct;
}

/** As above; another's or a missing one is the not-found screen. */
export async function loader(args: LoaderFunctionArgs): Promise<FoundProduct> {
  const product = await findProduct(args);
  if (!product) throw data(null, { status: 404 });
  return product;
}
