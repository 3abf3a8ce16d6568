import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../schema/values/accounts/roles';
import { Authorized } from '../../platform/graphql/authorized';
import type { Page } from '../../platform/paging/page';
import type { RequestContext } from '../../platform/graphql/context';
import type { Viewer } from '../../platform/security/viewer';
import { Context, CurrentViewer } from '../../platform/graphql/viewer-param';
import { SupportService } from './support.service';
import {
  SupportMessage,
  SupportMessageConnection,
  SupportMessageInput,
  SupportMessagesArgs,
  SendSupportMessagePayload,
} from './support.types';
import { NEVER, Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver()
export class SupportResolver {
  constructor(private readonly support: SupportService) {}

  @Operation({ keys: NEVER.VISITOR, visitors: 'help' })
  @Mutation(() => SendSupportMessagePayload, {
    description: 'Writes to the people behind the market, with or without an account; a few times an hour.',
  })
  async sendSupportMessage(
    @Context() { viewer, ip }: RequestContext,
    @Arg('input', () => SupportMessageInput, { description: 'Who writes, and what.' }) input: SupportMessageInput,
  ): Promise<SendSupportMessagePayload> {
    return { isReceived: await this.support.send(viewer, input, ip) };
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => SupportMessageConnection, {
    description: 'Admin: messages to support; open ones alone come oldest first, all others latest first.',
  })
  supportMessages(
    @CurrentViewer() viewer: Viewer,
    @Args(() => SupportMessagesArgs) args: SupportMessagesArgs,
  ): Promise<Page<SupportMessage>> {
    return this.support.list(viewer, { ...args, isReplied: args.replied });
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => SupportMessage, { description: 'Admin: marks a message as replied to; CONFLICT when it is already.' })
  markSupportMessageReplied(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
  ): Promise<SupportMessage> {
    return this.support.markReplied(viewer, id);
  }
}
