import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { MaybePromise } from '../../../platform/maybe-promise';
import { District } from '../../geography/district.entity';
import { GeographyService } from '../../geography/geography.service';
import { Upazila } from '../../geography/upazila.entity';
import { ProvenanceStep } from './provenance.types';

@injectable()
@Resolver(() => ProvenanceStep)
export class ProvenanceStepField {
  constructor(private readonly geography: GeographyService) {}

  @FieldResolver(() => District, { nullable: true, description: 'The district of the seller.' })
  district(@Root() { districtId }: ProvenanceStep): MaybePromise<District | null> {
    return this.geography.district(districtId);
  }

  @FieldResolver(() => Upazila, { nullable: true, description: 'The upazila of the seller.' })
  upazila(@Root() { upazilaId }: ProvenanceStep): MaybePromise<Upazila | null> {
    return this.geography.upazila(upazilaId);
  }
}
