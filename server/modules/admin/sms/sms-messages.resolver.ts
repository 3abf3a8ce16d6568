import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { SmsMessagesService } from './sms-messages.service';
import { SmsMessage, SmsMessageConnection, SmsMessagesArgs } from './sms-message.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class SmsMessagesResolver {
  constructor(private readonly messages: SmsMessagesService) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => SmsMessageConnection, { description: 'Admin: the short messages, the newest first, one-time codes masked.' })
  smsMessages(@CurrentViewer() viewer: Viewer, @Args(() => SmsMessagesArgs) args: SmsMessagesArgs): Promise<Page<SmsMessage>> {
    return this.messages.list(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => SmsMessage, {
    description: 'Sends a message that failed once more, a few an hour. CONFLICT for any other, and for one that held a code.',
  })
  resendSms(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, { description: 'The message.' }) id: string): Promise<SmsMessage> {
    return this.messages.resend(viewer, id);
  }
}
