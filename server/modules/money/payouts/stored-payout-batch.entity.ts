/** Payouts that an admin makes together. Written by PayoutBatchesService. */
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../../accounts/users/user.entity';

@Unique('payout_batches_number', ['number'])
@Entity('payout_batches')
export class StoredPayoutBatch {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  /** PB-000123. */
  @Column('varchar', { length: 20, default: () => "('PB-'|| lpad((nextval('payout_batch_numbers')), 6, '0'))" })
  number!: string;

  @ForeignKey(() => User)
  @Column('uuid', { nullable: true })
  madeBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  madeAt!: Date;
}
