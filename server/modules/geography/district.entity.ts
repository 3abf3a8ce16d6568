import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { NamedPlace } from './named-place';
import { Division } from './division.entity';

/** numeric arrives as text; a coordinate is no money, so a float will do. */
const coordinate = { type: 'numeric', precision: 9, scale: 6, transformer: { from: Number, to: (value: number) => value } } as const;

@ObjectType({ description: 'One of the 64 districts.' })
@Unique(['nameEn'])
@Index('districts_division', ['divisionId'])
@Entity('districts')
export class District extends NamedPlace {
  @Field(() => Int, { description: 'Stable number of the district.' })
  @PrimaryColumn('smallint')
  id!: number;

  @Column('smallint')
  @ForeignKey(() => Division)
  divisionId!: number;

  @Field(() => Float, { description: 'Degrees north of its middle.' })
  @Column(coordinate)
  lat!: number;

  @Field(() => Float, { description: 'Degrees east of its middle.' })
  @Column(coordinate)
  lon!: number;
}
