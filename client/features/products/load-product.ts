import type { LoaderFunctionArgs } from 'react-router-dom';
import { data } from 'react-router-dom';
import { MyProductDetailDocument } from '../../generated/graphql';
import type { MyProductDetailQuery, MyProductDetailQueryVariables } from '../../generated/graphql';
import { loadQuery } from '../../platform/router/apollo-context';

/** The product is there before its screen shows (R8); another's or a missing one is the not-found screen. */
export async function loader(args: LoaderFunctionArgs): Promise<MyProductDetailQuery['myProduct']> {
  const { myProduct } = await loadQuery<MyProductDetailQuery, MyProductDetailQueryVariables>(args, MyProductDetailDocument, {
    id: args.params.id ?? '',
  });
  if (!myProduct) throw data(null, { status: 404 });
  return myProduct;
}
