/** A file of products that a seller imports. Its lines are rows of their own (product-import-row.entity.ts). */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ImportState } from '../../../../schema/values/catalogue/product-import';
import { User } from '../../accounts/users/user.entity';

@Index('product_imports_due', ['createdAt'], { where: "state IN ('CHECKING', 'RUNNING')" })
@Index('product_imports_seller', { synchronize: false }) // btree (seller_id, created_at DESC)
@Check('product_imports_state_check', "state IN ('CHECKING', 'READY', 'RUNNING', 'DONE', 'DISCARDED')")
@Entity('product_imports')
export class StoredProductImport {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @ForeignKey(() => User, { name: 'product_imports_seller_fk', onDelete: 'CASCADE' })
  @Column('uuid')
  sellerId!: string;

  @Column('varchar', { length: 9, default: 'CHECKING' })
  state!: ImportState;

  @Column('varchar', { length: 100 })
  fileName!: string;

  /** Headings that mean nothing here; what is below them is left out. */
  @Column('jsonb', { default: [] })
  unknownColumns!: string[];

  @Column('int')
  rowCount!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
