import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedPlace } from './named-place';

@ObjectType({ description: 'One of the 495 upazilas (the `thana` of REST).' })
@Entity('upazilas')
export class Upazila extends NamedPlace {
  @Field(() => Int, { description: 'Stable number of the upazila.' })
  @PrimaryColumn('smallint')
  id!: number;

  @Column('smallint')
  districtId!: number;
}
