import { Arg, Args, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { Page } from '../../../platform/paging/page';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { OwnSessionsService } from './own-sessions.service';
import { SessionArgs, SessionConnection, type OwnSession, EndSessionPayload, EndOtherSessionsPayload } from './session.types';
import { replacedBy } from '../../../platform/graphql/replaced-by';

@injectable()
@Resolver()
export class SessionsResolver {
  constructor(private readonly ownSessions: OwnSessionsService) {}

  @Authorized()
  @Query(() => SessionConnection, { description: 'Where the viewer is signed in now.' })
  sessions(@CurrentViewer() viewer: Viewer, @Args(() => SessionArgs) args: SessionArgs): Promise<Page<OwnSession>> {
    return this.ownSessions.list(viewer, args);
  }

  @Authorized()
  @Mutation(() => EndSessionPayload, { description: "Ends one of the viewer's sessions; its open sockets close." })
  async endSession(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'A session of the viewer.' }) id: string,
  ): Promise<EndSessionPayload> {
    await this.ownSessions.end(viewer, id);
    return { endedId: id };
  }

  @Authorized()
  @Mutation(() => Boolean, {
    deprecationReason: replacedBy('endSession'),
    description: "Ends one of the viewer's sessions; its open sockets close.",
  })
  revokeSession(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'A session of the viewer.' }) id: string,
  ): Promise<boolean> {
    return this.ownSessions.end(viewer, id);
  }

  @Authorized()
  @Mutation(() => EndOtherSessionsPayload, { description: 'Ends every session of the viewer but this one.' })
  async endOtherSessions(@CurrentViewer() viewer: Viewer): Promise<EndOtherSessionsPayload> {
    return { endedSessions: await this.ownSessions.endOthers(viewer) };
  }

  @Authorized()
  @Mutation(() => Int, {
    deprecationReason: replacedBy('endOtherSessions'),
    description: 'Ends every session of the viewer but this one; returns how many they were.',
  })
  revokeOtherSessions(@CurrentViewer() viewer: Viewer): Promise<number> {
    return this.ownSessions.endOthers(viewer);
  }
}
