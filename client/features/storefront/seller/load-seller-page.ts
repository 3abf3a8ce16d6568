import { data } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { SellerPageDocument } from '../../../generated/graphql';
import type { SellerPageQuery, SellerPageQueryVariables } from '../../../generated/graphql';
import { loadQuery } from '../../../platform/router/apollo-context';

/** The seller is loaded before the page shows; one who is not on the market is the not-found screen. */
export async function loader(args: LoaderFunctionArgs): Promise<SellerPageQuery['seller']> {
  const { seller } = await loadQuery<SellerPageQuery, SellerPageQueryVariables>(args, SellerPageDocument, { id: args.params.id ?? '' });
  if (!seller) throw data(null, { status: 404 });
  return seller;
}
