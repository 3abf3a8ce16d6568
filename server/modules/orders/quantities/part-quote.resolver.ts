import { Arg, ID, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { LineQuantityInput } from './order-quantities.inputs';
import { OrderPartQuote } from './part-quote.types';
import { PartQuotesService } from './part-quotes.service';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class PartQuoteResolver {
  constructor(private readonly quotes: PartQuotesService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => OrderPartQuote, {
    description: 'What the order would cost if its seller confirmed it with these quantities; rejects as confirmOrder does.',
  })
  orderPartQuote(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('quantities', () => [LineQuantityInput], { description: 'Lines of which there is less; the others are as ordered.' })
    quantities: LineQuantityInput[],
  ): Promise<OrderPartQuote> {
    return this.quotes.quote(viewer, id, quantities);
  }
}
