/** What an application is started on. */
import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/env';
import type { Logger } from '../../platform/logging/logger';

export interface Foundations {
  readonly config: Config;
  readonly db: DataSource;
  readonly databaseUrl: string;
  readonly logger: Logger;
}
