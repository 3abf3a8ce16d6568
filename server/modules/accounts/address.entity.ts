import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({ description: 'Where a buyer has his orders sent to.' })
@Entity('addresses')
export class Address {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Field(() => String, { nullable: true, description: 'What its owner calls it, e.g. Home.' })
  @Column('varchar', { length: 40, nullable: true })
  label!: string | null;

  @Field({ description: 'Who receives.' })
  @Column('varchar', { length: 120 })
  contactName!: string;

  @Field({ description: 'Phone number of whoever receives.' })
  @Column('varchar', { length: 15 })
  contactPhone!: string;

  @Column('smallint')
  upazilaId!: number;

  @Field({ description: 'House, road, village.' })
  @Column('varchar', { length: 300 })
  address!: string;

  @Field({ description: 'The one that is proposed first; an account that has addresses has exactly one.' })
  @Column('boolean', { default: false })
  isDefault!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  lastUsedAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
