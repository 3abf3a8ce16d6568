/** Where a user buys; not where the user lives or sells: that is in the profile. */
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { District } from '../../geography/district.entity';
import { Division } from '../../geography/division.entity';
import { Upazila } from '../../geography/upazila.entity';
import { User } from '../users/user.entity';

@ObjectType({ description: 'Where a user buys: what is near it comes first.' })
@Entity('shopping_places')
export class ShoppingPlace {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User)
  userId!: string;

  @Column('smallint')
  @ForeignKey(() => Division)
  divisionId!: number;

  @Column('smallint')
  @ForeignKey(() => District)
  districtId!: number;

  @Column('smallint', { nullable: true })
  @ForeignKey(() => Upazila)
  upazilaId!: number | null;

  @Field(() => String, { nullable: true, description: 'Village or road, and house.' })
  @Column('varchar', { length: 300, nullable: true })
  address!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
