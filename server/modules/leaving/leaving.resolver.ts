import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../schema/values/accounts/roles';
import { Authorized } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/graphql/context';
import { Context, CurrentViewer } from '../../platform/graphql/viewer-param';
import type { Viewer } from '../../platform/security/viewer';
import { AccountClosing, CloseAccountInput, CloseAccountPayload } from './leaving.types';
import { LeavingService } from './leaving.service';
import { NEVER, Operation } from '../../platform/graphql/operation';

const leavers = [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER] as const;

@injectable()
@Resolver()
export class LeavingResolver {
  constructor(private readonly leaving: LeavingService) {}

  @Authorized(...leavers)
  @Operation({ keys: NEVER.GUARD })
  @Query(() => AccountClosing, { description: 'Whether the viewer can close the account now, and what must be over first.' })
  async accountClosing(@CurrentViewer() viewer: Viewer): Promise<AccountClosing> {
    return { obstacles: await this.leaving.obstacles(viewer) };
  }

  @Authorized(...leavers)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => CloseAccountPayload, {
    description:
      'Closes the account for good, once orders and money are settled: name, phone number, addresses and documents are erased, orders stay without them. Every session, API key and webhook ends.',
  })
  async closeAccount(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The password.' }) input: CloseAccountInput,
    @Context() context: RequestContext,
  ): Promise<CloseAccountPayload> {
    const isClosed = await this.leaving.close(viewer, input.password, context.ip);
    context.setSessionCookie(null, null);
    return { isClosed };
  }
}
