/**
 * The demo market as a start uses it. Its folder is above the server, which it fills: `main.ts` and the seed command
 * hand it in.
 */
import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/env';
import type { Logger } from '../../platform/logging/logger';

export interface DemoMarket {
  /** Makes the market in a thread of its own, so that a first start works on meanwhile. */
  makeInThread(config: Config): Promise<MadeDemo>;
  make(config: Config, logger: Logger): Promise<MadeDemo>;
  /** Starts doubles of the payment gateways in a process of their own. */
  startGateways(): Promise<GatewayDoubles>;
}

/** A market in memory. */
export interface MadeDemo {
  /** Writes it to an empty database. */
  write(db: DataSource, logger: Logger): Promise<void>;
}

export interface GatewayDoubles {
  /** The settings by which a server uses the doubles. */
  readonly settings: Partial<Pick<Config, 'bkash' | 'sslcommerz'>>;
  stop(): Promise<void>;
}
