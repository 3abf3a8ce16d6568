import { Arg, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role, sellingRoles } from '../../../../schema/values/accounts/roles';
import { CSV_COST } from '../../../platform/csv/csv-file';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import { Operation } from '../../../platform/graphql/operation';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { LotEpcisService } from './lot-epcis.service';
import { EpcisFile } from './lot-epcis.types';

@injectable()
@Resolver()
export class LotEpcisResolver {
  constructor(private readonly epcis: LotEpcisService) {}

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => EpcisFile, {
    complexity: CSV_COST,
    description:
      'What traceLot returns, as an EPCIS 2.0 document: harvests, shipments, receipts and what was made of received items, with master data.',
  })
  lotEpcis(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('code', () => String, { description: 'The code of the lot, as on its label.' }) code: string,
  ): Promise<EpcisFile> {
    return this.epcis.make(viewer, code, language);
  }
}
