/**
 * The images of a product and their order: which it has, which a seller may give it, and putting them in place. Used
 * inside the transactions that add or edit it.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { isUuid } from '../../../platform/uuid';
import { invalidInput } from '../../../platform/errors/validation-error';
import { ImagesService } from '../../media/images.service';
import { ProductImage } from './product-image.entity';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductImagesService {
  constructor(private readonly images: ImagesService) {}

  /** The ids, the main image first. */
  async findIds(tx: EntityManager, productId: string): Promise<string[]> {
    const images = await tx.getRepository(ProductImage).find({ where: { productId }, order: { position: 'ASC' } });
    return images.map(({ imageId }) => imageId);
  }

  /**
   * Without repetitions. A product may retain the images of `ofProduct` (its own, or those of the product it is made
   * of), new ones must be the seller's own; any other is rejected as one that was never uploaded.
   */
  async usable(
    tx: EntityManager,
    { ownerId, imageIds, ofProduct }: { readonly ownerId: string; readonly imageIds: readonly string[]; readonly ofProduct?: string },
  ): Promise<string[]> {
    const ids = [...new Set(imageIds)];
    const retained = ofProduct === undefined ? [] : await this.findIds(tx, ofProduct);
    const added = ids.filter((id) => !retained.includes(id));
    const own = await this.images.ownedOf(tx, ownerId, added.filter(isUuid));
    const unknown = added.filter((id) => !own.has(id));
    if (unknown.length > 0) throw invalidInput(unknown.map((value) => ({ field: 'imageIds', key: 'upload.unknownImage', value })));
    return ids;
  }

  async replace(tx: EntityManager, productId: string, imageIds: readonly string[]): Promise<void> {
    const images = tx.getRepository(ProductImage);
    await images.delete({ productId });
    await images.insert(imageIds.map((imageId, position) => ({ productId, imageId, position })));
  }
}
