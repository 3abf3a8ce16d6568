import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { type CountedAwayGoods, CountedAwayService } from '../details/counted-away.service';
import { CountedAway, CountedAwayTotal } from '../details/counted-away.types';
import { Recall } from './recall.types';

@injectable()
@Resolver(() => Recall)
export class RecallCountedAwayField {
  constructor(private readonly goods: CountedAwayService) {}

  @FieldResolver(() => [CountedAway], {
    nullable: true,
    description:
      'Admin: what was counted away of the goods that it reaches, and shortly before them, and which lots may have it: at most 50, those of its lot first, then the largest; null for sellers.',
  })
  async countedAway(@Root() { lot }: Recall, @Context() context: RequestContext): Promise<readonly CountedAway[] | null> {
    return (await this.read(lot.id, context))?.goods ?? null;
  }

  @FieldResolver(() => CountedAwayTotal, { nullable: true, description: 'Admin: how many of these there are in all; null for sellers.' })
  async countedAwayTotal(@Root() { lot }: Recall, @Context() context: RequestContext): Promise<CountedAwayTotal | null> {
    return (await this.read(lot.id, context))?.total ?? null;
  }

  private read(lotId: string, { loader, viewer }: RequestContext): Promise<CountedAwayGoods | null> {
    return loader<string, CountedAwayGoods>('counted-away', (ids) => this.goods.readAll(viewer, ids)).load(lotId);
  }
}
