import { Args, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { CSV_COST, CsvFile } from '../../platform/csv/csv-file';
import type { RequestContext } from '../../platform/graphql/context';
import { Context } from '../../platform/graphql/viewer-param';
import { PriceTrends, PriceTrendsArgs } from './price-trend.types';
import { PriceTrendsService } from './price-trends.service';
import { Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver()
export class PriceTrendsResolver {
  constructor(private readonly trends: PriceTrendsService) {}

  @Operation({ keys: 'READ_PRODUCTS', stored: true, visitors: 'market' })
  @Query(() => PriceTrends, { description: 'What one kilogram of a category costs, over time and from district to district.' })
  priceTrends(@Args(() => PriceTrendsArgs) args: PriceTrendsArgs): Promise<PriceTrends> {
    return this.trends.read(args);
  }

  @Operation({ keys: 'READ_PRODUCTS', visitors: 'market' })
  @Query(() => CsvFile, { complexity: CSV_COST, description: 'The points of priceTrends, as a file for a spreadsheet.' })
  priceTrendsCsv(@Context() { language }: RequestContext, @Args(() => PriceTrendsArgs) args: PriceTrendsArgs): Promise<CsvFile> {
    return this.trends.csv(args, language);
  }
}
