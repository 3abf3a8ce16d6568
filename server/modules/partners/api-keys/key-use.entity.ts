/** Requests of an API key on a day that called one operation or route, or used one deprecated member. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ApiKey } from './api-key.entity';

@Index('api_key_uses_day', ['day'])
@Check('api_key_uses_requests', 'requests > 0')
@Entity('api_key_uses')
export class KeyUse {
  @ForeignKey(() => ApiKey, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  apiKeyId!: string;

  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('varchar', { length: 120 })
  name!: string;

  @Column('int')
  requests!: number;
}
