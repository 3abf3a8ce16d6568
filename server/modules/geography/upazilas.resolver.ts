import { Arg, Args, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { serverLimits } from '../../../schema/values/server-limits';
import { District } from './district.entity';
import { FindUpazilasArgs } from './find-upazilas.args';
import { GeographyService } from './geography.service';
import { Upazila } from './upazila.entity';
import { Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver(() => Upazila)
export class UpazilasResolver {
  constructor(private readonly geography: GeographyService) {}

  @Operation({ keys: 'ANY', stored: true, visitors: 'geography' })
  @Query(() => [Upazila], {
    description: 'The upazilas of a district and the thanas of its city, by English name; none for an unknown district.',
  })
  upazilas(@Arg('districtId', () => Int, { description: 'The district.' }) districtId: number): Promise<Upazila[]> {
    return this.geography.upazilas(districtId);
  }

  @Operation({ keys: 'ANY', stored: true, visitors: 'geography' })
  @Query(() => [Upazila], {
    description: `The ${serverLimits.foundPlaces} upazilas and thanas that are likely to be meant, for a place that is typed: those whose name begins with the text come first, then those of a district that does. "Savar, Dhaka" finds one.`,
  })
  findUpazilas(@Args(() => FindUpazilasArgs) { search }: FindUpazilasArgs): Promise<Upazila[]> {
    return this.geography.findUpazilas(search ?? '');
  }

  @FieldResolver(() => District, { description: 'The district it belongs to.' })
  district(@Root() upazila: Upazila): Promise<District> {
    return this.geography.districtOf(upazila);
  }
}
