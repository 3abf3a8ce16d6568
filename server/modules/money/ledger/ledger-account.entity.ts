/** An account of the ledger: two of each seller, the others of the platform. Written by LedgerService. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { LedgerAccountKind } from '../../../../schema/values/money/ledger';
import { User } from '../../accounts/users/user.entity';

@Check(
  'ledger_accounts_kind',
  "kind IN ('RECEIVABLE', 'PAYABLE', 'COMMISSION', 'DISCOUNTS', 'VAT', 'CASH', 'GATEWAY', 'REFUNDS', 'HELD', 'FEES', 'COVERED')",
)
@Check('ledger_accounts_owner', "(owner_id IS NOT NULL) = (kind IN ('RECEIVABLE', 'PAYABLE'))")
@Index('ledger_accounts_of_owner', ['ownerId', 'kind'], { unique: true, where: 'owner_id IS NOT NULL' })
@Index('ledger_accounts_of_platform', ['kind'], { unique: true, where: 'owner_id IS NULL' })
@Entity('ledger_accounts')
export class LedgerAccount {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('varchar', { length: 10 })
  kind!: LedgerAccountKind;

  /** The seller; null for the platform. */
  @ForeignKey(() => User)
  @Column('uuid', { nullable: true })
  ownerId!: string | null;
}
