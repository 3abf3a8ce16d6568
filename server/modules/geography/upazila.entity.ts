import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@ObjectType({ description: 'One of the 495 upazilas (the `thana` of REST).' })
@Entity('upazilas')
export class Upazila {
  @Field(() => Int, { description: 'Stable number of the upazila.' })
  @PrimaryColumn('smallint')
  id!: number;

  @Column('smallint')
  districtId!: number;

  @Field({ description: 'Its name in English.' })
  @Column('varchar', { length: 60 })
  nameEn!: string;

  @Field({ description: 'Its name in Bangla.' })
  @Column('varchar', { length: 60 })
  nameBn!: string;
}
