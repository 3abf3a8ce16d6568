import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { OrderImage } from '../images/order-image.entity';
import { OrderImagesService } from '../images/order-images.service';
import type { OrderImageRow } from '../images/order-images.store';
import { OrderProblemEntry } from './order-problem-entry.entity';

@injectable()
@Resolver(() => OrderProblemEntry)
export class OrderProblemEntryField {
  constructor(private readonly images: OrderImagesService) {}

  @FieldResolver(() => [OrderImage], { name: 'images', description: 'Private images; those past their retention are left out.' })
  async imagesOf(@Root() { imageIds }: OrderProblemEntry, @Context() { loader }: RequestContext): Promise<OrderImageRow[]> {
    const load = loader<string, OrderImageRow>('order-image', (ids) => this.images.findByIds(ids));
    return (await Promise.all(imageIds.map((id) => load.load(id)))).filter((image) => image !== null);
  }
}
