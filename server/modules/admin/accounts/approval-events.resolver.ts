import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { AccountsService } from '../../accounts/users/accounts.service';
import { ApprovalEvent } from '../../accounts/users/approval-event.entity';

@injectable()
@Resolver(() => ApprovalEvent)
export class ApprovalEventsResolver {
  constructor(private readonly accounts: AccountsService) {}

  @FieldResolver(() => String, { nullable: true, description: 'Name of the user who made the change; null for a command.' })
  async actorName(@Root() { actorId }: ApprovalEvent, @Context() context: RequestContext): Promise<string | null> {
    const actor = actorId && (await context.loader('account', (ids: readonly string[]) => this.accounts.findByIds(ids)).load(actorId));
    return actor ? actor.name : null;
  }
}
