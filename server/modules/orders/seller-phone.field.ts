import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext, Viewer } from '../../platform/graphql/context';
import { Context, MaybeViewer } from '../../platform/graphql/viewer-param';
import { Seller, type SellerRow } from '../accounts/seller.types';
import { SellerPhonesService } from './seller-phones.service';

@injectable()
@Resolver(() => Seller)
export class SellerPhoneField {
  constructor(private readonly phones: SellerPhonesService) {}

  @FieldResolver(() => String, { nullable: true, description: 'Only to someone who has an order with this seller.' })
  phone(
    @Root() seller: SellerRow,
    @MaybeViewer() viewer: Viewer | null,
    @Context() context: RequestContext,
  ): Promise<string | null> | null {
    return viewer && context.loader<string, string>('seller-phone', (ids) => this.phones.visibleTo(viewer, ids)).load(seller.id);
  }
}
