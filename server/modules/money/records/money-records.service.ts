/** Gives the data export of a user their ledger, bills, payouts and online payments. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { moneyRecordsFiles } from './money-records.query';

@scoped(Lifecycle.ContainerScoped)
export class MoneyRecordsService extends PersonalRecords {
  readonly files = moneyRecordsFiles;
}
