/** An application is started with these: its settings, database and log. */
import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/env';
import type { Logger } from '../../platform/logging/logger';

export interface Foundations {
  readonly config: Config;
  readonly db: DataSource;
  readonly databaseUrl: string;
  readonly logger: Logger;
}
