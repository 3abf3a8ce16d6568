/**
 * "Download my data": a user asks for a file with all that the market has of them, is notified once it is made, and
 * downloads it by a link for seven days. Asking and making a link take the password, since the file has more than any
 * screen shows at once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { DATA_EXPORT_PATH } from '../../../../schema/values/accounts/data-export';
import { serverLimits } from '../../../../schema/values/server-limits';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict, notFound, tooManyAttempts } from '../../../platform/errors/common-errors';
import { JobQueue } from '../../../platform/jobs/job-queue';
import { assertMay } from '../../../platform/security/assert-policy';
import { hashToken, looksLikeToken, newToken } from '../../../platform/security/tokens';
import type { Viewer } from '../../../platform/security/viewer';
import { ReauthenticationService } from '../../accounts/passwords/reauthentication.service';
import { mayLeave } from '../leaving.policy';
import {
  addExport,
  type DataExportRow,
  eraseExports,
  exportByLink,
  latestExport,
  lockExportsOf,
  partOf,
  type ReadyExport,
  setLink,
} from './data-exports.store';

export const DATA_EXPORT_JOB = 'export-data';

export interface DataExportJob {
  readonly exportId: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DataExportsService {
  constructor(
    private readonly db: DataSource,
    private readonly reauthentication: ReauthenticationService,
    private readonly jobs: JobQueue,
  ) {}

  /** The latest one of the viewer, null where none was requested. */
  latest(viewer: Viewer): Promise<DataExportRow | null> {
    assertMay(mayLeave(viewer));
    return latestExport(this.db, viewer.id);
  }

  /**
   * BAD_USER_INPUT for a wrong password, CONFLICT while one is being made, RATE_LIMITED within a day of the last one.
   */
  async request(viewer: Viewer, password: string, ip: string): Promise<DataExportRow> {
    assertMay(mayLeave(viewer));
    await this.reauthentication.confirm(viewer, password, ip);
    return inTransaction(this.db, async (tx) => {
      await lockExportsOf(tx, viewer.id);
      const last = await latestExport(tx, viewer.id);
      if (last?.state === 'REQUESTED') throw conflict('dataExport.running', { status: last.state });
      const waitMs = last?.mayRequestAt ? +last.mayRequestAt - Date.now() : 0;
      if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / 1000));
      const exportId = await addExport(tx, viewer.id);
      const job: DataExportJob = { exportId };
      await this.jobs.add(tx, DATA_EXPORT_JOB, job, { maxAttempts: serverLimits.dataExportTries });
      const added = await latestExport(tx, viewer.id);
      if (!added) throw new Error('An export was not stored.');
      return added;
    });
  }

  /**
   * A link of the viewer's file, in the place of an earlier one; NOT_FOUND where there is no file. Works for this user
   * alone, signed in.
   */
  async createLink(viewer: Viewer, password: string, ip: string): Promise<{ readonly path: string; readonly expiresAt: Date }> {
    assertMay(mayLeave(viewer));
    await this.reauthentication.confirm(viewer, password, ip);
    const token = newToken();
    const link = await setLink(this.db, viewer.id, hashToken(token));
    if (!link) throw notFound();
    return { path: `${DATA_EXPORT_PATH}/${token}`, expiresAt: link.expiresAt };
  }

  /**
   * Returns the file that a link of the viewer leads to. NOT_FOUND for a link of another user, an earlier, an expired
   * or a made-up link: the cases cannot be distinguished.
   */
  async findByLink(viewer: Viewer, token: string): Promise<ReadyExport> {
    const ready = mayLeave(viewer) && looksLikeToken(token) ? await exportByLink(this.db, viewer.id, hashToken(token)) : null;
    if (!ready) throw notFound();
    return ready;
  }

  /** Its bytes, a part at a time. */
  async *content({ id }: ReadyExport): AsyncIterable<Buffer> {
    for (let position = 0; ; position++) {
      const part = await partOf(this.db, id, position);
      if (!part) return;
      yield part;
    }
  }

  /** Everything, for a user who closes the account. */
  async erase(tx: EntityManager, userId: string): Promise<void> {
    await eraseExports(tx, userId);
  }
}
