import { Args, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { WeekPrice, WeekPriceArgs } from './week-price.types';
import { WeekPricesService } from './week-prices.service';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class WeekPricesResolver {
  constructor(private readonly prices: WeekPricesService) {}

  @Operation({ keys: 'READ_PRODUCTS', stored: true, visitors: 'market' })
  @Query(() => WeekPrice, {
    nullable: true,
    description:
      "What one kilogram of a category was sold for in the last seven days, in a seller's district, else in the whole country; of a grade where that is known; null where fewer than three sellers sold, and for a category that there is not.",
  })
  weekPrice(@Args(() => WeekPriceArgs) args: WeekPriceArgs): Promise<WeekPrice | null> {
    return this.prices.read(args);
  }
}
