import { Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../schema/values/roles';
import { Authorized } from '../../platform/graphql/authorized';
import type { Viewer } from '../../platform/graphql/context';
import { CurrentViewer } from '../../platform/graphql/viewer-param';
import { AdminDeskService } from './admin-desk.service';
import { AdminDesk } from './admin-desk.types';

@injectable()
@Resolver()
export class AdminDeskResolver {
  constructor(private readonly desk: AdminDeskService) {}

  @Authorized(Role.ADMIN)
  @Query(() => AdminDesk, { description: 'Admin: what waits, and what was done today.' })
  adminDesk(@CurrentViewer() viewer: Viewer): Promise<AdminDesk> {
    return this.desk.figures(viewer);
  }
}
