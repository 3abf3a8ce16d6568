/** The figures of the admin's home: the queues and the day, in one statement. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { overviewFigures } from './admin-overview.query';
import type { AdminOverview } from './admin-overview.types';
import { mayReviewAccounts } from '../admin.policy';

@scoped(Lifecycle.ContainerScoped)
export class AdminOverviewService {
  constructor(private readonly db: DataSource) {}

  async figures(admin: Viewer): Promise<AdminOverview> {
    assertMay(mayReviewAccounts(admin));
    return overviewFigures(this.db, admin.id);
  }
}
