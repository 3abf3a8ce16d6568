/** Counts what waits for a seller: the one source of the counts in menus and in the list of what to do today. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { maySeeSellerDashboard } from '../dashboard.policy';
import { dutiesOf } from './seller-duties.query';
import type { SellerDuties } from './seller-duties.types';

@scoped(Lifecycle.ContainerScoped)
export class SellerDutiesService {
  constructor(private readonly db: DataSource) {}

  /** One statement. */
  async findForSeller(viewer: Viewer): Promise<SellerDuties> {
    assertMay(maySeeSellerDashboard(viewer));
    return dutiesOf(this.db, viewer.id);
  }
}
