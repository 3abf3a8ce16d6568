import { FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { District } from './district.entity';
import { Division } from './division.entity';
import { GeographyService } from './geography.service';
import { Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver(() => Division)
export class DivisionsResolver {
  constructor(private readonly geography: GeographyService) {}

  @Operation({ keys: 'ANY', stored: true, visitors: 'geography' })
  @Query(() => [Division], { description: 'All divisions, by English name.' })
  divisions(): Promise<Division[]> {
    return this.geography.divisions();
  }

  @FieldResolver(() => [District], { description: 'Its districts, by English name.' })
  districts(@Root() division: Division): Promise<District[]> {
    return this.geography.districts(division.id);
  }
}
