import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { renamed } from '../../platform/graphql/replaced-by';
import { TraderDashboard } from './trader-dashboard.types';

/** The former name (docs/decisions/0052-renamed-api-names.md). */
@injectable()
@Resolver(() => TraderDashboard)
export class TraderDashboardField {
  @FieldResolver(() => Int, { description: 'The former name of `unlistedReceipts`.', deprecationReason: renamed('unlistedReceipts') })
  waitingGoods(@Root() { unlistedReceipts }: TraderDashboard): number {
    return unlistedReceipts;
  }
}
