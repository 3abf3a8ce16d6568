import { FieldResolver, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { SellerDashboard } from '../dashboard.types';
import { ServiceFiguresService } from './service-figures.service';
import { ServiceFigures } from './service-figures.types';

@injectable()
@Resolver(() => SellerDashboard)
export class ServiceFiguresField {
  constructor(private readonly figures: ServiceFiguresService) {}

  @FieldResolver(() => ServiceFigures, {
    description: 'How soon the seller responds, how many orders had a problem, and how many refunds were given in time.',
  })
  service(@CurrentViewer() viewer: Viewer): Promise<ServiceFigures> {
    return this.figures.findForSeller(viewer);
  }
}
