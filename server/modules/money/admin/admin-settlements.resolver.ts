import { Arg, Args, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { PaymentGateway } from '../../../../schema/values/money/gateways';
import { serverLimits } from '../../../../schema/values/server-limits';
import { readSmallUpload } from '../../../platform/files/read-upload';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import { type FileUpload, UploadScalar } from '../../../platform/graphql/uploads/upload.scalar';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { GatewaySettlementsService } from '../settlements/gateway-settlements.service';
import { GatewayDifferenceFilter, GatewayDifferencePageArgs } from '../settlements/settlements.inputs';
import {
  GatewayDifference,
  GatewayDifferenceConnection,
  GatewayReconciliation,
  ImportGatewaySettlementPayload,
} from '../settlements/settlements.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class AdminSettlementsResolver {
  constructor(private readonly settlements: GatewaySettlementsService) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => GatewayReconciliation, { description: 'Admin: what payment gateways have settled, and how many differences there are.' })
  gatewayReconciliation(@CurrentViewer() viewer: Viewer): Promise<GatewayReconciliation> {
    return this.settlements.read(viewer);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => GatewayDifferenceConnection, {
    description: 'Admin: differences between settlements and the payments and refunds of this platform, latest first.',
  })
  gatewayDifferences(
    @CurrentViewer() viewer: Viewer,
    @Args(() => GatewayDifferencePageArgs) page: GatewayDifferencePageArgs,
    @Arg('filter', () => GatewayDifferenceFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: GatewayDifferenceFilter | null,
  ): Promise<Page<GatewayDifference>> {
    return this.settlements.differences(viewer, filter ?? {}, page);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => ImportGatewaySettlementPayload, {
    description: `Admin: imports a settlement file of a gateway (CSV, at most 1 MB and ${serverLimits.settlementLines} lines) with the columns transaction id, amount, fee, settlement date and net amount; the amount of a refund is negative. What was settled is posted to the ledger. All lines or none; a line that was imported before changes nothing.`,
  })
  async importGatewaySettlement(
    @CurrentViewer() viewer: Viewer,
    @Context() { requestEnd }: RequestContext,
    @Arg('gateway', () => PaymentGateway, { description: 'Whose file it is.' }) gateway: PaymentGateway,
    @Arg('file', () => UploadScalar, { description: 'The file, as a GraphQL multipart request.' }) file: Promise<FileUpload>,
  ): Promise<ImportGatewaySettlementPayload> {
    const read = await readSmallUpload(await file, serverLimits.settlementBytes, 'settlement.tooLarge');
    return this.settlements.importFile(viewer, { gateway, ...read }, requestEnd());
  }
}
