import { Arg, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { text } from '../../../../../schema/messages/text';
import { Role } from '../../../../../schema/values/accounts/roles';
import { Authorized } from '../../../../platform/graphql/authorized';
import type { RequestContext } from '../../../../platform/graphql/context';
import type { Viewer } from '../../../../platform/security/viewer';
import { Context, CurrentKey, CurrentViewer } from '../../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../../platform/idempotency/request-key';
import { BulkProductInput } from './bulk-product.inputs';
import { BulkProductResult, BulkUpdateProductsPayload } from './bulk-product.types';
import { BulkProductsService } from './bulk-products.service';
import { Operation } from '../../../../platform/graphql/operation';

/** A result, with the fields selected of it, for each product that is named. */
const costOfAll = ({ args, childComplexity }: { args: { input?: Partial<BulkProductInput> }; childComplexity: number }): number =>
  (args.input?.productIds?.length ?? 1) * childComplexity;

@injectable()
@Resolver(() => BulkProductResult)
export class BulkProductsResolver {
  constructor(private readonly bulk: BulkProductsService) {}

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => BulkUpdateProductsPayload, {
    complexity: costOfAll,
    description:
      "Changes several of the seller's own products in the same way; the rules of a single edit decide on each. One that fails does not stop the others: read each result.",
  })
  async bulkUpdateProducts(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => BulkProductInput, { description: 'Which products, and the one change.' }) input: BulkProductInput,
  ): Promise<BulkUpdateProductsPayload> {
    return { results: await this.bulk.update(viewer, input, key) };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The key of the message, as in `extensions.key`: it stays when the words change; null where it is done.',
  })
  key(@Root() { error }: BulkProductResult): string | null {
    return error && error.key;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Why not, in the language of the request; null where it is done.' })
  message(@Root() { error }: BulkProductResult, @Context() { language }: RequestContext): string | null {
    return error && text(error.key, language, error.params);
  }
}
