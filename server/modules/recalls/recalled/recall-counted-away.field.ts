import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { CountedAwayService } from '../details/counted-away.service';
import { CountedAway } from '../details/counted-away.types';
import { Recall } from './recall.types';

@injectable()
@Resolver(() => Recall)
export class RecallCountedAwayField {
  constructor(private readonly goods: CountedAwayService) {}

  @FieldResolver(() => [CountedAway], {
    nullable: true,
    description:
      'Admin: what was counted away of the goods that it reaches, and shortly before them, and which lots may have it, the latest 50 first; null for sellers.',
  })
  countedAway(@Root() { lot }: Recall, @Context() { viewer }: RequestContext): Promise<CountedAway[] | null> {
    return this.goods.read(viewer, lot.id);
  }
}
