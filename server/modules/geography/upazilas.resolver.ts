import { Arg, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { District } from './district.entity';
import { GeographyService } from './geography.service';
import { Upazila } from './upazila.entity';

@injectable()
@Resolver(() => Upazila)
export class UpazilasResolver {
  constructor(private readonly geography: GeographyService) {}

  @Query(() => [Upazila], {
    description: 'The upazilas of a district and the thanas of its city, by English name; none for an unknown district.',
  })
  upazilas(@Arg('districtId', () => Int, { description: 'The district.' }) districtId: number): Promise<Upazila[]> {
    return this.geography.upazilas(districtId);
  }

  @FieldResolver(() => District, { description: 'The district it belongs to.' })
  district(@Root() upazila: Upazila): Promise<District> {
    return this.geography.districtOf(upazila);
  }
}
