import type { LoaderFunctionArgs } from 'react-router-dom';
import { PurchaseDetailDocument } from '../../generated/graphql';
import type { PurchaseDetailQuery, PurchaseDetailQueryVariables } from '../../generated/graphql';
import { loadQuery } from '../../platform/router/apollo-context';

/** Another's order and a missing one are NOT_FOUND alike. */
export async function loader(args: LoaderFunctionArgs): Promise<PurchaseDetailQuery['order']> {
  const { order } = await loadQuery<PurchaseDetailQuery, PurchaseDetailQueryVariables>(args, PurchaseDetailDocument, {
    id: args.params.id ?? '',
  });
  return order;
}
