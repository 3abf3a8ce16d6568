import { Arg, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { text } from '../../../../../schema/messages/text';
import { ErrorPolicy } from '../../../../../schema/values/catalogue/catalogue';
import { categories } from '../../../../../schema/values/catalogue/categories';
import { limits } from '../../../../../schema/values/limits';
import { Role } from '../../../../../schema/values/accounts/roles';
import { Authorized } from '../../../../platform/graphql/authorized';
import type { RequestContext } from '../../../../platform/graphql/context';
import { DirectField } from '../../../../platform/graphql/direct-fields';
import { Context, CurrentKey, CurrentViewer } from '../../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../../platform/idempotency/request-key';
import type { Viewer } from '../../../../platform/security/viewer';
import '../../catalogue.enums';
import { UpsertProductInput } from './upsert-products.inputs';
import { UpsertProductError, UpsertProductsPayload } from './upsert-products.types';
import { UpsertProductsService } from './upsert-products.service';
import { Operation } from '../../../../platform/graphql/operation';

/** A result, with the fields selected of it, for each row. */
const costOfAll = ({ args, childComplexity }: { args: { input?: readonly unknown[] }; childComplexity: number }): number =>
  (args.input?.length ?? 1) * (1 + childComplexity);

const categorySlugs = categories.map(({ slug }) => slug);

@injectable()
@Resolver(() => UpsertProductError)
export class UpsertProductsResolver {
  constructor(private readonly upserts: UpsertProductsService) {}

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => UpsertProductsPayload, {
    complexity: costOfAll,
    description:
      "Adds or changes several of the seller's own products by one call, each found by its `externalReference` or `id`. The rules of addProduct and updateProduct decide on each row; read the result of each.",
  })
  upsertProducts(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => [UpsertProductInput], { description: `The rows, 1 to ${limits.bulkProducts}.` }) input: UpsertProductInput[],
    @Arg('errorPolicy', () => ErrorPolicy, {
      defaultValue: ErrorPolicy.REJECT_EVERYTHING,
      description: 'What becomes of the other rows where one fails.',
    })
    errorPolicy: ErrorPolicy,
    @Arg('dryRun', () => Boolean, { defaultValue: false, description: 'True: returns what would happen, and stores nothing.' })
    dryRun: boolean,
  ): Promise<UpsertProductsPayload> {
    return this.upserts.upsert(viewer, input, { errorPolicy, dryRun }, key);
  }

  @DirectField()
  @FieldResolver(() => String, { description: 'Why, in the language of the request.' })
  message(@Root() { key, params }: UpsertProductError, @Context() { language }: RequestContext): string {
    return text(key, language, params);
  }

  @FieldResolver(() => [String], {
    nullable: true,
    complexity: 1,
    description: 'What the field may be, where that is one of a list: the slugs for `categorySlug`; else null.',
  })
  allowed(@Root() { key }: UpsertProductError): readonly string[] | null {
    return key === 'product.unknownCategory' ? categorySlugs : null;
  }
}
