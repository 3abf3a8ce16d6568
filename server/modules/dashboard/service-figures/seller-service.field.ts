import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { Seller, type SellerRow } from '../../accounts/follows/seller.types';
import { PROBLEM_PERCENT, REFUNDS_IN_TIME_PERCENT, RESPONSE_HOURS } from './service-figures.types';
import { ServiceFiguresService, type ShownFigures } from './service-figures.service';

@injectable()
@Resolver(() => Seller)
export class SellerServiceField {
  constructor(private readonly figures: ServiceFiguresService) {}

  @FieldResolver(() => Int, { nullable: true, description: RESPONSE_HOURS })
  async responseHours(@Root() { id }: SellerRow, @Context() context: RequestContext): Promise<number | null> {
    return (await this.shown(id, context))?.responseHours ?? null;
  }

  @FieldResolver(() => Int, { nullable: true, description: PROBLEM_PERCENT })
  async problemPercent(@Root() { id }: SellerRow, @Context() context: RequestContext): Promise<number | null> {
    return (await this.shown(id, context))?.problemPercent ?? null;
  }

  @FieldResolver(() => Int, { nullable: true, description: REFUNDS_IN_TIME_PERCENT })
  async refundsInTimePercent(@Root() { id }: SellerRow, @Context() context: RequestContext): Promise<number | null> {
    return (await this.shown(id, context))?.refundsInTimePercent ?? null;
  }

  private shown(id: string, { loader }: RequestContext): Promise<ShownFigures | null> {
    return loader<string, ShownFigures>('seller-service', (ids) => this.figures.shownOf(ids)).load(id);
  }
}
