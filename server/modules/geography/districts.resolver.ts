import { Arg, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { District } from './district.entity';
import { Division } from './division.entity';
import { GeographyService } from './geography.service';
import { Upazila } from './upazila.entity';
import { Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver(() => District)
export class DistrictsResolver {
  constructor(private readonly geography: GeographyService) {}

  @Operation({ keys: 'ANY', stored: true, visitors: 'geography' })
  @Query(() => [District], { description: 'The districts of a division, by English name; none for an unknown division.' })
  districts(@Arg('divisionId', () => Int, { description: 'The division.' }) divisionId: number): Promise<District[]> {
    return this.geography.districts(divisionId);
  }

  @FieldResolver(() => Division, { description: 'The division it belongs to.' })
  division(@Root() district: District): Promise<Division> {
    return this.geography.divisionOf(district);
  }

  @FieldResolver(() => [Upazila], { description: 'Its upazilas and the thanas of its city, by English name.' })
  upazilas(@Root() district: District): Promise<Upazila[]> {
    return this.geography.upazilas(district.id);
  }
}
