/**
 * A request that moves products or money, and its response: a repeated request gets the same one. Written by
 * IdempotencyService.
 */
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Index('idempotency_keys_age', ['createdAt'])
@Entity('idempotency_keys')
export class IdempotencyKey {
  @ForeignKey('User')
  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('varchar', { length: 100 })
  key!: string;

  @Column('varchar', { length: 40 })
  operation!: string;

  @Column('bytea')
  requestHash!: Buffer;

  @Column('jsonb', { nullable: true })
  answer!: unknown;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
