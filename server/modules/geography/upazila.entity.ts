import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { UpazilaKind } from '../../../schema/values/geography/upazila-kind';
import { NamedPlace } from './named-place';
import { District } from './district.entity';

registerEnumType(UpazilaKind, {
  name: 'UpazilaKind',
  description: 'UPAZILA, or THANA of a metropolitan police: a part of a city.',
  valuesConfig: { UPAZILA: { description: 'A part of a district.' }, THANA: { description: 'A part of a city.' } },
});

@ObjectType({ description: 'One of the 495 upazilas, or a thana of a city (both are the `thana` of REST).' })
@Unique(['districtId', 'nameEn'])
@Check('upazilas_kind_check', "kind IN ('UPAZILA', 'THANA')")
@Entity('upazilas')
export class Upazila extends NamedPlace {
  @Field(() => Int, { description: 'Stable number of the upazila.' })
  @PrimaryColumn('smallint')
  id!: number;

  @Column('smallint')
  @ForeignKey(() => District)
  districtId!: number;

  @Field(() => UpazilaKind, { description: 'Upazila, or thana of a city.' })
  @Column('varchar', { length: 7, default: 'UPAZILA' })
  kind!: UpazilaKind;
}
