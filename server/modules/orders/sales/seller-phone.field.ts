import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, MaybeViewer } from '../../../platform/graphql/viewer-param';
import { Seller, type SellerRow } from '../../accounts/follows/seller.types';
import { SellerPhonesService } from './seller-phones.service';

@injectable()
@Resolver(() => Seller)
export class SellerPhoneField {
  constructor(private readonly phones: SellerPhonesService) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Only to a buyer with an order that this seller has confirmed, and that was not cancelled; an API key needs READ_ORDERS.',
  })
  phone(
    @Root() seller: SellerRow,
    @MaybeViewer() viewer: Viewer | null,
    @Context() context: RequestContext,
  ): Promise<string | null> | null {
    return viewer && context.loader<string, string>('seller-phone', (ids) => this.phones.visibleTo(viewer, ids)).load(seller.id);
  }
}
