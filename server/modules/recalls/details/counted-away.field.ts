import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { LotTrace } from '../lot.types';
import { type CountedAwayGoods, CountedAwayService } from './counted-away.service';
import { CountedAway, CountedAwayTotal } from './counted-away.types';

@injectable()
@Resolver(() => LotTrace)
export class CountedAwayField {
  constructor(private readonly goods: CountedAwayService) {}

  @FieldResolver(() => [CountedAway], {
    nullable: true,
    description:
      'Admin: what was counted away of the lot and of all that its recall reaches, and before it shortly: at most 50, those of the lot first, then the largest; null for sellers.',
  })
  async countedAway(@Root() { lot }: LotTrace, @Context() context: RequestContext): Promise<readonly CountedAway[] | null> {
    return (await this.read(lot.id, context))?.goods ?? null;
  }

  @FieldResolver(() => CountedAwayTotal, { nullable: true, description: 'Admin: how many of these there are in all; null for sellers.' })
  async countedAwayTotal(@Root() { lot }: LotTrace, @Context() context: RequestContext): Promise<CountedAwayTotal | null> {
    return (await this.read(lot.id, context))?.total ?? null;
  }

  private read(lotId: string, { loader, viewer }: RequestContext): Promise<CountedAwayGoods | null> {
    return loader<string, CountedAwayGoods>('counted-away', (ids) => this.goods.readAll(viewer, ids)).load(lotId);
  }
}
