/**
 * A row is one line of a gateway's settlement file, as it was reported. It never changes. GatewaySettlementsService
 * writes it.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { PaymentGateway, SettlementDifference } from '../../../../schema/values/money/gateways';
import { User } from '../../accounts/users/user.entity';

@Check('gateway_settlement_lines_gateway', "gateway IN ('BKASH', 'SSLCOMMERZ')")
@Check('gateway_settlement_lines_amount', 'amount <> 0')
@Check('gateway_settlement_lines_occurrence', 'occurrence > 0')
@Check('gateway_settlement_lines_difference', "difference IN ('DOUBLED', 'AMOUNT', 'UNKNOWN')")
@Unique('gateway_settlement_lines_once', ['gateway', 'trxId', 'amount', 'fee', 'settledOn', 'occurrence'])
@Index('gateway_settlement_lines_letters', { synchronize: false }) // btree (gateway, upper(trx_id))
@Index('gateway_settlement_lines_differing', ['importedAt', 'id'], { where: 'difference IS NOT NULL' })
@Entity('gateway_settlement_lines')
export class StoredSettlementLine {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('varchar', { length: 10 })
  gateway!: PaymentGateway;

  /** The gateway's transaction. */
  @Column('varchar', { length: 60 })
  trxId!: string;

  /** BDT, before the fee; negative for a refund. */
  @Column('numeric', { precision: 14, scale: 2 })
  amount!: string;

  /** BDT. */
  @Column('numeric', { precision: 14, scale: 2 })
  fee!: string;

  @Column('date')
  settledOn!: string;

  /** Counts equal lines of one file, from 1. */
  @Column('smallint')
  occurrence!: number;

  /** How it differs at its import from what is known here, UNKNOWN for a rejected refund; null where it agrees. */
  @Column('varchar', { length: 7, nullable: true })
  difference!: Exclude<SettlementDifference, 'MISSING' | 'REJECTED' | 'NOT_OWED'> | null;

  @ForeignKey(() => User)
  @Column('uuid')
  importedBy!: string;

  @Column('timestamptz', { default: () => 'now()' })
  importedAt!: Date;
}
