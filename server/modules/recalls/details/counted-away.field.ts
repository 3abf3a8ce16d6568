import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { LotTrace } from '../lot.types';
import { CountedAwayService } from './counted-away.service';
import { CountedAway } from './counted-away.types';

@injectable()
@Resolver(() => LotTrace)
export class CountedAwayField {
  constructor(private readonly goods: CountedAwayService) {}

  @FieldResolver(() => [CountedAway], {
    nullable: true,
    description:
      'Admin: what was counted away of the lot and of all that its recall reaches, and before it shortly, the latest 50 first; null for sellers.',
  })
  countedAway(@Root() { lot }: LotTrace, @Context() { viewer }: RequestContext): Promise<CountedAway[] | null> {
    return this.goods.read(viewer, lot.id);
  }
}
