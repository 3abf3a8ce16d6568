/** Where a member shops from; not where he lives or sells: that stands in his profile. */
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@ObjectType({ description: 'Where a member shops from: what is near it comes first.' })
@Entity('shopping_places')
export class ShoppingPlace {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('smallint')
  divisionId!: number;

  @Column('smallint')
  districtId!: number;

  @Column('smallint', { nullable: true })
  upazilaId!: number | null;

  @Field(() => String, { nullable: true, description: 'Village or road, and house.' })
  @Column('varchar', { length: 300, nullable: true })
  address!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
