import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../accounts/users/user.entity';
import { StoredGrant } from './stored-grant.entity';

/** One operation that an agent did for a principal, written in its transaction; never edited. */
@Unique('grant_acts_once', ['requestId', 'operation'])
@Index('grant_acts_agent', ['agentId'])
@Index('grant_acts_grant', ['grantId', 'createdAt'])
@Index('grant_acts_principal', ['principalId', 'createdAt'])
@Entity('grant_acts')
export class GrantAct {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  /** The request: several transactions of one are one act. */
  @Column('uuid')
  requestId!: string;

  @Column('uuid')
  @ForeignKey(() => StoredGrant)
  grantId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  principalId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  agentId!: string;

  /** The mutation: `shipOrder`. */
  @Column('varchar', { length: 60 })
  operation!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
