import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { Page } from '../../../platform/paging/page';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { OwnSessionsService } from './own-sessions.service';
import { SessionArgs, SessionConnection, type OwnSession, RevokeSessionPayload, RevokeOtherSessionsPayload } from './session.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class SessionsResolver {
  constructor(private readonly ownSessions: OwnSessionsService) {}

  @Authorized()
  @Operation({ keys: NEVER.GUARD })
  @Query(() => SessionConnection, { description: 'Where the viewer is signed in now.' })
  sessions(@CurrentViewer() viewer: Viewer, @Args(() => SessionArgs) args: SessionArgs): Promise<Page<OwnSession>> {
    return this.ownSessions.list(viewer, args);
  }

  @Authorized()
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => RevokeSessionPayload, { description: "Ends one of the viewer's sessions; its open sockets close." })
  async revokeSession(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'A session of the viewer.' }) id: string,
  ): Promise<RevokeSessionPayload> {
    await this.ownSessions.end(viewer, id);
    return { endedId: id };
  }

  @Authorized()
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => RevokeOtherSessionsPayload, { description: 'Ends every session of the viewer but this one.' })
  async revokeOtherSessions(@CurrentViewer() viewer: Viewer): Promise<RevokeOtherSessionsPayload> {
    return { endedSessions: await this.ownSessions.endOthers(viewer) };
  }
}
