/** Images that show why lots are on hold: the viewer uploaded them, the lot's seller and admins see them. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Viewer } from '../../platform/security/viewer';
import { isUuid } from '../../platform/uuid';
import type { Image } from '../media/image.entity';
import { ImagesService } from '../media/images.service';
import { addEventImages, imagesOfLots } from './lot-images.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class LotImagesService {
  constructor(
    private readonly db: DataSource,
    private readonly images: ImagesService,
  ) {}

  /** BAD_USER_INPUT names each image that is not the viewer's own. */
  async put(tx: EntityManager, viewer: Viewer, eventId: string, imageIds: readonly string[]): Promise<void> {
    const wanted = [...new Set(imageIds)];
    if (wanted.length === 0) return;
    const own = await this.images.ownedOf(tx, viewer.id, wanted.filter(isUuid));
    const unknown = wanted.filter((id) => !own.has(id));
    if (unknown.length > 0) throw invalidInput(unknown.map((value) => ({ field: 'imageIds', key: 'upload.unknownImage', value }) as const));
    await addEventImages(tx, eventId, wanted);
  }

  /** Each lot's, in the order requested. For callers that have asserted that the viewer may see the lots. */
  async findForLots(lotIds: readonly string[]): Promise<Image[][]> {
    const rows = await imagesOfLots(this.db, lotIds);
    const images = await this.images.findByIds(rows.map(({ imageId }) => imageId));
    return lotIds.map((id) => images.filter((image, at): image is Image => image !== null && rows[at]?.lotId === id));
  }
}
