import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { GrantConsent, GrantKind, GrantRight, GrantState } from '../../../schema/values/accounts/grants';
import { User } from '../accounts/users/user.entity';

/** A principal lets an agent act for them, within the rights, until its last day. It is never deleted: ENDED stays. */
@Index('grants_agent', ['agentId', 'createdAt'])
@Index('grants_ended_by', ['endedBy'], { where: 'ended_by IS NOT NULL' })
@Index('grants_ends', ['endsOn'], { where: "state <> 'ENDED'" })
@Index('grants_invited', ['invitedPhone'], { where: "state = 'INVITED'" })
@Index('grants_invited_once', ['principalId', 'invitedPhone'], { unique: true, where: "state = 'INVITED'" })
@Index('grants_once', ['principalId', 'agentId', 'kind'], { unique: true, where: "state <> 'ENDED'" })
@Check('grants_agreed', "state NOT IN ('ACTIVE', 'PAUSED') OR (agent_id IS NOT NULL AND consented_at IS NOT NULL)")
@Check('grants_consent', "consent IN ('CODE', 'APP')")
@Check('grants_consented', '(consent IS NULL) = (consented_at IS NULL)')
@Check('grants_days', 'ends_on BETWEEN begins_on AND begins_on + 365')
@Check('grants_ended', "(state = 'ENDED') = (ended_at IS NOT NULL)")
@Check('grants_kind', "kind IN ('FARMER', 'STAFF')")
@Check('grants_others', 'agent_id <> principal_id')
@Check('grants_phone', "invited_phone ~ '^[0-9]{10,15}$'")
@Check(
  'grants_rights',
  "cardinality(rights) BETWEEN 1 AND 5 AND rights <@ ARRAY['PRODUCTS', 'ORDERS', 'MESSAGES', 'MONEY_READ', 'REPORTS']::varchar[]",
)
@Check('grants_state', "state IN ('INVITED', 'ACTIVE', 'PAUSED', 'ENDED')")
@Check('grants_whose', "state = 'ENDED' OR (agent_id IS NULL) <> (invited_phone IS NULL)")
@Entity('grants')
export class StoredGrant {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('varchar', { length: 6 })
  kind!: GrantKind;

  @Column('uuid')
  @ForeignKey(() => User)
  principalId!: string;

  /** Null until an invitation to a phone is accepted. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  agentId!: string | null;

  /** The phone that was invited; null once it is known who has it. */
  @Column('varchar', { length: 15, nullable: true })
  invitedPhone!: string | null;

  @Column('varchar', { length: 10, array: true })
  rights!: GrantRight[];

  @Column('varchar', { length: 7, default: GrantState.INVITED })
  state!: GrantState;

  /** How the one who was asked agreed. */
  @Column('varchar', { length: 4, nullable: true })
  consent!: GrantConsent | null;

  @Column('timestamptz', { nullable: true })
  consentedAt!: Date | null;

  /** The day in Bangladesh on which it was made. */
  @Column('date')
  beginsOn!: string;

  /** Its last day. */
  @Column('date')
  endsOn!: string;

  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  /** Null where its time was over. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  endedBy!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  endReason!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
