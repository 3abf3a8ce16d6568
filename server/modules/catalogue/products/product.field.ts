import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { DirectField } from '../../../platform/graphql/direct-fields';
import { Context } from '../../../platform/graphql/viewer-param';
import { Image, type ShownImage } from '../../media/image.entity';
import { CategoriesService } from '../categories/categories.service';
import { Category } from '../categories/category.types';
import type { ProductDescriptions } from './product-details.query';
import { ProductReader } from './product-reader.service';
import { ProductView } from './product.types';

@injectable()
@Resolver(() => ProductView)
export class ProductField {
  constructor(
    private readonly reader: ProductReader,
    private readonly categories: CategoriesService,
  ) {}

  @DirectField()
  @FieldResolver(() => Category, { description: 'Its category.' })
  category(@Root() product: ProductView): Category {
    return this.categories.findBySlug(product.categorySlug);
  }

  @DirectField()
  @FieldResolver(() => String, { description: "The seller's description, as plain text." })
  description(@Root() product: ProductView, @Context() context: RequestContext): string | Promise<string | null> {
    return product.description ?? this.text(product, 'description', context);
  }

  @DirectField()
  @FieldResolver(() => String, { nullable: true, description: "The seller's description in a second language, as plain text." })
  secondDescription(@Root() product: ProductView, @Context() context: RequestContext): string | null | Promise<string | null> {
    return product.secondDescription === undefined ? this.text(product, 'secondDescription', context) : product.secondDescription;
  }

  @DirectField()
  @FieldResolver(() => [Image], { description: 'All its images, the main one first.' })
  images(@Root() product: ProductView, @Context() { loader }: RequestContext): ShownImage[] | Promise<ShownImage[] | null> {
    return product.images ?? loader<string, ShownImage[]>('product-images', (ids) => this.reader.images(ids)).load(product.id);
  }

  @DirectField()
  @FieldResolver(() => String, { nullable: true, description: "Its name in the seller's own system; null for everyone but the seller." })
  externalReference(@Root() product: ProductView, @Context() { viewer }: RequestContext): string | null {
    return product.seller.id === viewer?.id ? product.externalReference : null;
  }

  private async text({ id }: ProductView, field: 'description' | 'secondDescription', { loader }: RequestContext): Promise<string | null> {
    const texts = await loader<string, ProductDescriptions>('product-texts', (ids) => this.reader.descriptions(ids)).load(id);
    return texts?.[field] ?? null;
  }
}
