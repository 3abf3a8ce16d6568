import { Arg, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../schema/values/accounts/roles';
import { withUpload } from '../../platform/files/read-upload';
import { Authorized } from '../../platform/graphql/authorized';
import { DirectField } from '../../platform/graphql/direct-fields';
import type { Viewer } from '../../platform/security/viewer';
import { UploadScalar, type FileUpload } from '../../platform/graphql/uploads/upload.scalar';
import { CurrentViewer } from '../../platform/graphql/viewer-param';
import { Image } from './image.entity';
import { ImagesService } from './images.service';
import { Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver(() => Image)
export class ImagesResolver {
  constructor(private readonly images: ImagesService) {}

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => Image, {
    description: 'Stores a JPEG, PNG, WebP or AVIF image of at most 10 MB; one image a request gives progress and retry for each.',
  })
  async uploadImage(
    @CurrentViewer() viewer: Viewer,
    @Arg('file', () => UploadScalar, { description: 'The image, as a GraphQL multipart request.' })
    file: Promise<FileUpload>,
  ): Promise<Image> {
    return withUpload(await file, viewer.id, (bytes) => this.images.upload(viewer, bytes));
  }

  @DirectField()
  @FieldResolver(() => String, {
    description: 'Address of the WebP not narrower than this (320, 640 or 1280), else of the widest there is.',
  })
  url(
    @Root() image: Image,
    @Arg('width', () => Int, { nullable: true, defaultValue: 640, description: 'The width wanted, in pixels.' }) width: number,
  ): string {
    return this.images.url(image, width);
  }

  @DirectField()
  @FieldResolver(() => String, { description: 'All widths, for the srcset of an img element.' })
  srcset(@Root() image: Image): string {
    return this.images.srcset(image);
  }
}
