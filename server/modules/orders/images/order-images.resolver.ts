import { Arg, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { Role } from '../../../../schema/values/accounts/roles';
import { ORDER_IMAGES_PATH } from '../../../../schema/values/orders/order-images';
import { withUpload } from '../../../platform/files/read-upload';
import { Authorized } from '../../../platform/graphql/authorized';
import { type FileUpload, UploadScalar } from '../../../platform/graphql/uploads/upload.scalar';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { OrderImage } from './order-image.entity';
import { OrderImagesService } from './order-images.service';
import type { OrderImageRow } from './order-images.store';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => OrderImage)
export class OrderImagesResolver {
  constructor(private readonly images: OrderImagesService) {}

  @Authorized(...sellingRoles, Role.CONSUMER)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => OrderImage, {
    description:
      'Buyer and seller: stores a private image of their order (JPEG, PNG, WebP or AVIF, at most 10 MB) for an action that follows; one that no action uses is removed after a day.',
  })
  async uploadOrderImage(
    @CurrentViewer() viewer: Viewer,
    @Arg('orderId', () => ID, { description: 'The order.' }) orderId: string,
    @Arg('file', () => UploadScalar, { description: 'The image, as a GraphQL multipart request.' }) file: Promise<FileUpload>,
  ): Promise<OrderImageRow> {
    await this.images.beforeUpload(viewer, orderId);
    return withUpload(await file, viewer.id, (bytes) => this.images.upload(viewer, orderId, bytes));
  }

  @FieldResolver(() => String, {
    description: 'Path of the WebP image on this server. It takes the session or a bearer token, and is NOT_FOUND for other users.',
  })
  url(@Root() { id }: OrderImageRow): string {
    return `${ORDER_IMAGES_PATH}/${id}`;
  }
}
