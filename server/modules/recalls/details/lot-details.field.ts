import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Context } from '../../../platform/graphql/viewer-param';
import { LotView } from '../lot.types';
import { LotDetailsService } from './lot-details.service';
import { LotDecisionView, LotRemovalTotal, LotRemovalView } from './lot-details.types';

@injectable()
@Resolver(() => LotView)
export class LotDetailsField {
  constructor(private readonly details: LotDetailsService) {}

  @FieldResolver(() => [LotDecisionView], { description: 'What was decided about it, the latest 50 first.' })
  async history(@Root() { id }: LotView, @Context() { loader, viewer }: RequestContext): Promise<LotDecisionView[]> {
    return (await loader<string, LotDecisionView[]>('lot-history', (ids) => this.details.history(viewer, ids)).load(id)) ?? [];
  }

  @FieldResolver(() => Boolean, { description: 'Its recall waits for somebody else: the viewer asked for it.' })
  async isRecallAskedByMe(@Root() { id, isRecallAsked }: LotView, @Context() { loader, viewer }: RequestContext): Promise<boolean> {
    if (!isRecallAsked) return false;
    return (await loader<string, boolean>('lot-recall-mine', (ids) => this.details.areAskedBy(viewer, ids)).load(id)) ?? false;
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description:
      'Admin: of a lot whose recall is asked for, what delivered orders with goods that it reaches cost, and nobody has said to be paid, BDT. Their sellers are asked; silence counts as paid, so that it is refunded. Null otherwise.',
  })
  async unsaidCash(@Root() { id, isRecallAsked }: LotView, @Context() { loader, viewer }: RequestContext): Promise<string | null> {
    if (!isRecallAsked) return null;
    return loader<string, string>('lot-unsaid-cash', (ids) => this.details.unsaidCash(viewer, ids)).load(id);
  }

  @FieldResolver(() => [LotRemovalView], { description: 'What left it without a sale: the largest 50, the latest first.' })
  async removals(@Root() { id }: LotView, @Context() { loader }: RequestContext): Promise<LotRemovalView[]> {
    return (await loader<string, LotRemovalView[]>('lot-removals', (ids) => this.details.removals(ids)).load(id)) ?? [];
  }

  @FieldResolver(() => LotRemovalTotal, { description: 'What left it without a sale, in all.' })
  async removalTotal(@Root() { id }: LotView, @Context() { loader }: RequestContext): Promise<LotRemovalTotal> {
    const total = await loader<string, LotRemovalTotal>('lot-removal-total', (ids) => this.details.removalTotals(ids)).load(id);
    return total ?? { count: 0, quantity: '0' };
  }
}
