/** Money received for a bill. Written by BillPaymentsService; one recorded by mistake is reversed, never deleted. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { BillPaymentMethod } from '../../../../schema/values/money/bills';
import { User } from '../../accounts/users/user.entity';
import { StoredBill } from './stored-bill.entity';

@Check('bill_payments_amount', 'amount > 0')
@Check('bill_payments_method', "method IN ('BKASH', 'NAGAD', 'ROCKET', 'BANK', 'CASH')")
@Check('bill_payments_reference', "(method = 'CASH') = (reference IS NULL)")
@Index('bill_payments_bill', ['billId', 'id'])
@Index('bill_payments_key', { synchronize: false }) // btree (transfer_key(reference)) where reference is not null
@Index('bill_payments_once', { synchronize: false }) // unique (method, transfer_key(reference)) where not reversed and not shares_reference
@Entity('bill_payments')
export class StoredBillPayment {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @ForeignKey(() => StoredBill)
  @Column('uuid')
  billId!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  amount!: string;

  @Column('varchar', { length: 8 })
  method!: BillPaymentMethod;

  /** The number of the transfer; null of cash. */
  @Column('varchar', { length: 64, nullable: true })
  reference!: string | null;

  /** It was recorded before spellings were compared: an earlier payment is by the same transfer. */
  @Column('boolean', { default: false })
  sharesReference?: boolean;

  @Column('date')
  receivedOn!: string;

  @ForeignKey(() => User)
  @Column('uuid', { nullable: true })
  recordedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  reversedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
