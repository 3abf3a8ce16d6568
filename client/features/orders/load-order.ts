import { data } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { PurchaseDetailDocument } from '../../generated/graphql';
import type { PurchaseDetailQuery, PurchaseDetailQueryVariables } from '../../generated/graphql';
import { loadQuery } from '../../platform/router/apollo-context';

/** Another's order and a missing one look alike: not found. */
export async function loader(args: LoaderFunctionArgs): Promise<PurchaseDetailQuery['order']> {
  const { order } = await loadQuery<PurchaseDetailQuery, PurchaseDetailQueryVariables>(args, PurchaseDetailDocument, {
    id: args.params.id ?? '',
  });
  if (!order) throw data(null, { status: 404 });
  return order;
}
