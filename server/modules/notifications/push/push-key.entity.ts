import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The pair of keys that push services know the market by, made at the first start; one row. Written by PushKeysService.
 */
@Check('push_keys_one', 'id = 1')
@Entity('push_keys')
export class PushKey {
  @PrimaryColumn('smallint', { default: 1 })
  id!: number;

  @Column('varchar', { length: 87 })
  publicKey!: string;

  @Column('varchar', { length: 43 })
  privateKey!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
