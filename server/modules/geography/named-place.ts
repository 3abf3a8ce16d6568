/** Names that every location has. */
import { Field, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';

@ObjectType()
export abstract class NamedPlace {
  @Field({ description: 'Its name in English.' })
  @Column('varchar', { length: 60 })
  nameEn!: string;

  @Field({ description: 'Its name in Bangla.' })
  @Column('varchar', { length: 60 })
  nameBn!: string;
}
