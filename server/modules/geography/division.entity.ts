import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, PrimaryColumn, Unique } from 'typeorm';
import { NamedPlace } from './named-place';

@ObjectType({ description: 'One of the 8 divisions of Bangladesh.' })
@Unique(['nameEn'])
@Entity('divisions')
export class Division extends NamedPlace {
  @Field(() => Int, { description: 'Stable number of the division.' })
  @PrimaryColumn('smallint')
  id!: number;
}
