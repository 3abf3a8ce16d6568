import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { PaymentMethod } from '../../../schema/values/orders/orders';
import type { RequestContext } from '../../platform/graphql/context';
import { Context } from '../../platform/graphql/viewer-param';
import { Seller, type SellerRow } from '../accounts/follows/seller.types';
import { PayoutAccountsService } from './payout-accounts.service';

@injectable()
@Resolver(() => Seller)
export class SellerPaymentsField {
  constructor(private readonly accounts: PayoutAccountsService) {}

  @FieldResolver(() => [PaymentMethod], {
    description:
      'How buyers can pay this seller: cash on delivery, mobile money of which the seller has given a number, and online where the market has a gateway.',
  })
  async acceptsPayments(@Root() { id }: SellerRow, @Context() { loader }: RequestContext): Promise<PaymentMethod[]> {
    return (await loader<string, PaymentMethod[]>('seller-payments', (ids) => this.accounts.accepted(ids)).load(id)) ?? [];
  }
}
