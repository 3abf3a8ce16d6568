/** A figure that the operator sets, by its name. Written by PlatformSettingsService. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('platform_settings')
export class PlatformSetting {
  @PrimaryColumn('varchar', { length: 64 })
  key!: string;

  @Column('jsonb')
  value!: unknown;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
