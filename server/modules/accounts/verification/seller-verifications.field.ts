import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { Seller, type SellerRow } from '../follows/seller.types';
import { SellerCheck } from './verification.types';
import { VerificationsService } from './verifications.service';

@injectable()
@Resolver(() => Seller)
export class SellerVerificationsField {
  constructor(private readonly checks: VerificationsService) {}

  @FieldResolver(() => [SellerCheck], { description: 'What was checked of the seller, and when, each kind once; empty where nothing was.' })
  async verifications(@Root() { id }: SellerRow, @Context() { loader }: RequestContext): Promise<SellerCheck[]> {
    return (await loader<string, SellerCheck[]>('seller-verifications', (ids) => this.checks.currentOf(ids)).load(id)) ?? [];
  }
}
