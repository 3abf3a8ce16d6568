/**
 * Removes from the dictionary of the market what no product is called any more, misspelt names among it. A job runs it
 * every night.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../../../platform/db/transaction';
import { deleteUnusedWords } from './market-words.store';

export const MARKET_WORDS_SWEEP_JOB = 'sweep-market-words';
/** 03:23 in Dhaka. */
export const MARKET_WORDS_SWEEP_CRON = '23 21 * * *';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MarketWordsSweepService {
  constructor(private readonly db: DataSource) {}

  /** How many tokens went. */
  sweep(): Promise<number> {
    return inTransaction(this.db, deleteUnusedWords);
  }
}
