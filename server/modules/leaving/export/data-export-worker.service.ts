/**
 * Makes the files in which users take their data along, in the background. A try that fails is repeated; after the last
 * one the user sees that it failed and can ask again. A try stops where the account is closed meanwhile, or another
 * process has begun again.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { dayAt } from '../../../../schema/rules/orders/delivery-days';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { serverLimits } from '../../../../schema/values/server-limits';
import { settingsPath } from '../../../../schema/values/site/site-routes';
import { inTransaction } from '../../../platform/db/transaction';
import { inParts } from '../../../platform/files/zip-archive';
import { Logger } from '../../../platform/logging/logger';
import { NotificationsService } from '../../notifications/notifications.service';
import { addPart, beginExport, type BegunExport, endLost, expireNext, failExport, finishExport } from './data-exports.store';
import { PersonalDataService } from './personal-data.service';

export const DATA_EXPORT_SWEEP_JOB = 'sweep-data-exports';
export const DATA_EXPORT_SWEEP_CRON = '41 * * * *';

const PART_BYTES = 256 * 1024;
const EXPIRED_AT_ONCE = 200;

class SupersededError extends Error {}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DataExportWorker {
  constructor(
    private readonly db: DataSource,
    private readonly data: PersonalDataService,
    private readonly notifications: NotificationsService,
    private readonly log: Logger,
  ) {}

  /** Throws where the job should be tried again. */
  async run(exportId: string): Promise<void> {
    const begun = await inTransaction(this.db, (tx) => beginExport(tx, exportId));
    if (!begun) return;
    try {
      await this.make(exportId, begun);
    } catch (error) {
      if (error instanceof SupersededError) return;
      if (begun.attempt < serverLimits.dataExportTries) throw error;
      this.log.error('the file with the data of a user could not be made', { exportId, error });
      await inTransaction(this.db, async (tx) => {
        const userId = await failExport(tx, exportId);
        if (userId !== null) await this.notifyOfFailure(tx, userId);
      });
    }
  }

  /** Deletes the files whose time is over, and ends those that no job works on any more. */
  async sweep(): Promise<void> {
    for (let count = 0; count < EXPIRED_AT_ONCE; count++) if (!(await inTransaction(this.db, expireNext))) break;
    await inTransaction(this.db, async (tx) => {
      for (const userId of await endLost(tx)) await this.notifyOfFailure(tx, userId);
    });
  }

  private async notifyOfFailure(tx: EntityManager, userId: string): Promise<void> {
    const link = settingsPath('data');
    await this.notifications.notify(tx, { userId, type: NotificationType.DATA_EXPORT, textKey: 'dataExportFailed', params: {}, link });
  }

  private async make(exportId: string, { userId, attempt }: BegunExport): Promise<void> {
    let size = 0;
    await this.data.write(userId, async (bytes) => {
      let position = 0;
      for await (const part of inParts(bytes, PART_BYTES)) {
        if (!(await addPart(this.db, exportId, attempt, position, part))) throw new SupersededError();
        position += 1;
        size += part.length;
      }
    });
    await inTransaction(this.db, async (tx) => {
      const expiresAt = await finishExport(tx, exportId, attempt, size);
      if (!expiresAt) return;
      await this.notifications.notify(tx, {
        userId,
        type: NotificationType.DATA_EXPORT,
        textKey: 'dataExportReady',
        params: { until: dayAt(expiresAt) },
        link: settingsPath('data'),
      });
    });
  }
}
