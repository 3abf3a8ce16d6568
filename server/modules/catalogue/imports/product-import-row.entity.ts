/** A line of an imported file: the product as it is written there, and what is to become, or became, of it. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { UpsertStatus } from '../../../../schema/values/catalogue/catalogue';
import { Product } from '../products/product.entity';
import type { RowChange } from '../editing/upsert/upsert-changes';
import type { RowError } from '../editing/upsert/upsert-plan';
import type { ImportContent } from './import-content';
import { StoredProductImport } from './stored-product-import.entity';

@Index('product_import_rows_far_prices', ['importId', 'line'], { where: 'is_price_far' })
@Index('product_import_rows_line', ['importId', 'line'], { unique: true })
@Index('product_import_rows_waiting', ['importId', 'line'], { where: 'status IS NULL' })
@Check('product_import_rows_status_check', "status IN ('CREATED', 'UPDATED', 'UNCHANGED', 'FAILED')")
@Entity('product_import_rows')
export class ProductImportRow {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @ForeignKey(() => StoredProductImport, { name: 'product_import_rows_import_fk', onDelete: 'CASCADE' })
  @Column('uuid')
  importId!: string;

  /** The line of the file; the headings are line 1. */
  @Column('int')
  line!: number;

  @Column('jsonb')
  content!: ImportContent;

  /** Errors of cells that cannot be read: such a line is never applied. */
  @Column('jsonb', { default: [] })
  cellErrors!: RowError[];

  /** Null while it waits to be checked or, once the seller has confirmed, to be applied. */
  @Column('varchar', { length: 9, nullable: true })
  status!: UpsertStatus | null;

  @Column('jsonb', { default: [] })
  errors!: RowError[];

  /** The changes that the line makes to its product, for the preview. */
  @Column('jsonb', { default: [] })
  changes!: RowChange[];

  /** As it is stored: a file may leave the name out. */
  @Column('varchar', { length: 120, nullable: true })
  productName!: string | null;

  /** True where the price of the product changes by more than half. */
  @Column('boolean', { default: false })
  isPriceFar!: boolean;

  @ForeignKey(() => Product, { name: 'product_import_rows_product_fk' })
  @Column('uuid', { nullable: true })
  productId!: string | null;
}
