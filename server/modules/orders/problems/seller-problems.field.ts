import { FieldResolver, Float, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { problemFigure } from '../../../../schema/values/orders/order-problems';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { Seller, type SellerRow } from '../../accounts/follows/seller.types';
import { ProblemsService } from './problems.service';

@injectable()
@Resolver(() => Seller)
export class SellerProblemsField {
  constructor(private readonly problems: ProblemsService) {}

  @FieldResolver(() => Float, {
    nullable: true,
    description: `The share of problems that were solved within ${problemFigure.hours} hours, 0 to 1, of the last ${problemFigure.days} days; null below ${problemFigure.least} problems.`,
  })
  problemsSolved(@Root() { id }: SellerRow, @Context() { loader }: RequestContext): Promise<number | null> {
    return loader<string, number>('seller-problems', (ids) => this.problems.solvedShares(ids)).load(id);
  }
}
