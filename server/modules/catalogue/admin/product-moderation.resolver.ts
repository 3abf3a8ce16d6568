import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { GradeProductInput, ModeratedProduct, ModeratedProductConnection, ModeratedProductsArgs } from './moderated-product.types';
import { ModeratedProductsService } from './moderated-products.service';
import { ProductGradingService } from './product-grading.service';
import { ProductModerationService } from './product-moderation.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

const productId = { description: 'The product.' } as const;
const reasonShown = { description: 'Why; its seller reads it.' } as const;

@injectable()
@Resolver()
export class ProductModerationResolver {
  constructor(
    private readonly products: ModeratedProductsService,
    private readonly moderation: ProductModerationService,
    private readonly grading: ProductGradingService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => ModeratedProductConnection, { description: 'Admin: every product of the market, latest added first.' })
  moderatedProducts(
    @CurrentViewer() viewer: Viewer,
    @Args(() => ModeratedProductsArgs) args: ModeratedProductsArgs,
  ): Promise<Page<ModeratedProduct>> {
    return this.products.list(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => ModeratedProduct, {
    description: 'Takes a product off the market everywhere at once, with a reason its seller reads. CONFLICT when it is hidden already.',
  })
  hideProduct(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, productId) id: string,
    @Arg('reason', () => String, reasonShown) reason: string,
  ): Promise<ModeratedProduct> {
    return this.moderation.hide(viewer, id, reason, key);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => ModeratedProduct, { description: 'Restores a hidden product: it is as its seller left it.' })
  restoreProduct(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, productId) id: string,
    @Arg('reason', () => String, reasonShown) reason: string,
  ): Promise<ModeratedProduct> {
    return this.moderation.restore(viewer, id, reason, key);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => ModeratedProduct, { description: 'Puts a product into another category.' })
  recategoriseProduct(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, productId) id: string,
    @Arg('categorySlug', () => ID, { description: 'Slug of the category it belongs to.' }) categorySlug: string,
    @Arg('reason', () => String, { nullable: true, description: 'Why; it is needed, and stored in the audit trail.' })
    reason?: string | null,
  ): Promise<ModeratedProduct> {
    return this.moderation.recategorise(viewer, id, { categorySlug, reason });
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => ModeratedProduct, {
    description:
      'Records the grade that an inspector found; its seller is notified. CONFLICT when it has that grade from an inspector already.',
  })
  gradeProduct(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => GradeProductInput, { description: 'The product, its grade, and why.' }) input: GradeProductInput,
  ): Promise<ModeratedProduct> {
    return this.grading.grade(viewer, input, key);
  }
}
