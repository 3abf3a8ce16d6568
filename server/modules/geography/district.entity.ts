import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** numeric arrives as text; a coordinate is no money, so a float will do. */
const coordinate = { type: 'numeric', precision: 9, scale: 6, transformer: { from: Number, to: (value: number) => value } } as const;

@ObjectType({ description: 'One of the 64 districts.' })
@Entity('districts')
export class District {
  @Field(() => Int, { description: 'Stable number of the district.' })
  @PrimaryColumn('smallint')
  id!: number;

  @Column('smallint')
  divisionId!: number;

  @Field({ description: 'Its name in English.' })
  @Column('varchar', { length: 60 })
  nameEn!: string;

  @Field({ description: 'Its name in Bangla.' })
  @Column('varchar', { length: 60 })
  nameBn!: string;

  @Column(coordinate)
  lat!: number;

  @Column(coordinate)
  lon!: number;
}
