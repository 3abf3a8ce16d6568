import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { OrderLine } from '../../orders/orders/order-line.entity';
import { FoundGoodsService } from './found-goods.service';
import { LineRecall } from './recall.types';

@injectable()
@Resolver(() => OrderLine)
export class LineRecallField {
  constructor(private readonly goods: FoundGoodsService) {}

  @FieldResolver(() => LineRecall, { nullable: true, description: 'What of it was recalled; null for most.' })
  recall(@Root() { id }: OrderLine, @Context() { loader }: RequestContext): Promise<LineRecall | null> {
    return loader<string, LineRecall>('line-recall', (ids) => this.goods.findForLines(ids)).load(id);
  }
}
