/** A month of the ledger that takes no more entries. Written by LedgerMonthsService. */
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../accounts/users/user.entity';

@Check('ledger_months_first', 'extract(day FROM month) = 1')
@Entity('ledger_months')
export class ClosedMonth {
  /** The first day of the closed month. */
  @PrimaryColumn('date')
  month!: string;

  @ForeignKey(() => User)
  @Column('uuid', { nullable: true })
  closedBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  closedAt!: Date;
}
