/**
 * Adds division, district and upazila to a type whose rows store the three ids, from memory. The type's own field
 * resolver extends it.
 */
import { FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { DirectField } from '../../platform/graphql/direct-fields';
import type { MaybePromise } from '../../platform/maybe-promise';
import { District } from './district.entity';
import { Division } from './division.entity';
import { GeographyService } from './geography.service';
import type { PlaceIds } from './place-ids.types';
import { Upazila } from './upazila.entity';

export function placeFields(Type: ClassType) {
  @Resolver(() => Type)
  abstract class PlaceFields {
    protected constructor(protected readonly geography: GeographyService) {}

    @DirectField()
    @FieldResolver(() => Division, { nullable: true, description: 'The division of its place.' })
    division(@Root() row: PlaceIds): MaybePromise<Division | null> {
      return this.geography.division(row.divisionId);
    }

    @DirectField()
    @FieldResolver(() => District, { nullable: true, description: 'The district of its place.' })
    district(@Root() row: PlaceIds): MaybePromise<District | null> {
      return this.geography.district(row.districtId);
    }

    @DirectField()
    @FieldResolver(() => Upazila, { nullable: true, description: 'The upazila of its place.' })
    upazila(@Root() row: PlaceIds): MaybePromise<Upazila | null> {
      return this.geography.upazila(row.upazilaId);
    }
  }
  return PlaceFields;
}
