import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Upazila } from '../../geography/upazila.entity';
import { User } from '../users/user.entity';

@ObjectType({ description: 'An address to which a buyer has orders sent.' })
@Index('addresses_default', ['userId'], { unique: true, where: 'is_default' })
@Index('addresses_user', { synchronize: false }) // btree (user_id, last_used_at DESC)
@Entity('addresses')
export class Address {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  userId!: string;

  @Field(() => String, { nullable: true, description: 'What its owner calls it, e.g. Home.' })
  @Column('varchar', { length: 40, nullable: true })
  label!: string | null;

  @Field({ description: 'Who receives.' })
  @Column('varchar', { length: 120 })
  contactName!: string;

  @Field({ description: 'Phone number of the recipient.' })
  @Column('varchar', { length: 15 })
  contactPhone!: string;

  @Column('smallint')
  @ForeignKey(() => Upazila)
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
