import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@ObjectType({ description: 'One of the 8 divisions of Bangladesh.' })
@Entity('divisions')
export class Division {
  @Field(() => Int, { description: 'Stable number of the division.' })
  @PrimaryColumn('smallint')
  id!: number;

  @Field({ description: 'Its name in English.' })
  @Column('varchar', { length: 60 })
  nameEn!: string;

  @Field({ description: 'Its name in Bangla.' })
  @Column('varchar', { length: 60 })
  nameBn!: string;
}
