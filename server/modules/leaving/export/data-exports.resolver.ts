import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { CreateDataExportLinkPayload, DataExportInput, OwnDataExport } from './data-export.types';
import { DataExportsService } from './data-exports.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

const leavers = [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER] as const;

@injectable()
@Resolver()
export class DataExportsResolver {
  constructor(private readonly exports: DataExportsService) {}

  @Authorized(...leavers)
  @Operation({ keys: NEVER.GUARD })
  @Query(() => OwnDataExport, { nullable: true, description: "The latest file with the viewer's data; null where none was requested." })
  dataExport(@CurrentViewer() viewer: Viewer): Promise<OwnDataExport | null> {
    return this.exports.latest(viewer);
  }

  @Authorized(...leavers)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => OwnDataExport, {
    description:
      'Requests a zip file with all data of the viewer, as JSON, and their images. It is made in the background; the viewer is notified. One at a time, and one a day.',
  })
  requestDataExport(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The password.' }) input: DataExportInput,
    @Context() { ip }: RequestContext,
  ): Promise<OwnDataExport> {
    return this.exports.request(viewer, input.password, ip);
  }

  @Authorized(...leavers)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => CreateDataExportLinkPayload, {
    description: "Makes a link to the file with the viewer's data, in the place of an earlier one.",
  })
  createDataExportLink(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The password.' }) input: DataExportInput,
    @Context() { ip }: RequestContext,
  ): Promise<CreateDataExportLinkPayload> {
    return this.exports.createLink(viewer, input.password, ip);
  }
}
