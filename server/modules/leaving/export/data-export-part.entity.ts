/** A part of the file in which a user takes their data along, in the order of the file. */
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DataExport } from './data-export.entity';

@Check('data_export_parts_content', 'octet_length(content) >= 1 AND octet_length(content) <= 1048576')
@Entity('data_export_parts')
export class DataExportPart {
  @ForeignKey(() => DataExport, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  exportId!: string;

  @PrimaryColumn('int')
  position!: number;

  @Column('bytea', { select: false })
  content!: Buffer;
}
