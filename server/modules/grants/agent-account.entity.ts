import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/users/user.entity';

/** An account that sells nothing itself and that an admin let act for growers. */
@Index('agent_accounts_made_by', ['madeBy'])
@Entity('agent_accounts')
export class AgentAccount {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User)
  userId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  madeBy!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
