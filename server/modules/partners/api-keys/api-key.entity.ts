import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { KeyScope } from '../../../../schema/values/market/partners';
import '../partner.enums';
import { User } from '../../accounts/users/user.entity';

@ObjectType({ description: 'A key by which a program acts for the viewer.' })
@Unique(['keyHash'])
@Unique(['previousHash'])
@Index('api_keys_user', { synchronize: false }) // btree (user_id, created_at DESC)
@Check('api_keys_previous', '(previous_hash IS NULL) = (previous_until IS NULL)')
@Entity('api_keys')
export class ApiKey {
  @Field(() => ID, { description: 'Opaque id; it is not the key.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  userId!: string;

  @Field({ description: 'What its owner calls it.' })
  @Column('varchar', { length: 60 })
  name!: string;

  @Field({ description: "How the key begins, e.g. 'hbk_8fQ2zKx1': enough to know it again, not enough to use it." })
  @Column('varchar', { length: 12 })
  prefix!: string;

  @Column('bytea')
  keyHash!: Buffer;

  @Column('bytea', { nullable: true })
  previousHash!: Buffer | null;

  @Field(() => Date, { nullable: true, description: 'Until when the key before the last rotation works as well; null when it does not.' })
  @Column('timestamptz', { nullable: true })
  previousUntil!: Date | null;

  @Field(() => [KeyScope], { description: 'What it may do.' })
  @Column('varchar', { length: 30, array: true })
  scopes!: KeyScope[];

  @Field(() => Date, { nullable: true, description: 'When it was last used, to the minute; null: never.' })
  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  @Field(() => Date, { description: 'When it was made.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
