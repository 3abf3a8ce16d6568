/** Erases the name that lots kept of a user who leaves; their chain then names the closed account. */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { eraseLotNames } from './lot-marks.store';

@scoped(Lifecycle.ContainerScoped)
export class LotNamesErasureService {
  async erase(tx: EntityManager, userId: string): Promise<void> {
    await eraseLotNames(tx, userId);
  }
}
