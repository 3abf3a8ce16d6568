/** Images that show why lots are on hold: of those that the viewer uploaded, and read by the lot's seller and admins. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { column, columns, select, text } from '../../platform/db/columns';
import { execute } from '../../platform/db/sql';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Viewer } from '../../platform/security/viewer';
import { isUuid } from '../../platform/uuid';
import type { Image } from '../media/image.entity';
import { ImagesService } from '../media/images.service';

const ADD = `
  INSERT INTO lot_event_images (event_id, position, image_id)
  SELECT $1, position - 1, image_id FROM unnest($2::uuid[]) WITH ORDINALITY AS given (image_id, position)`;
const shown = columns({ lotId: column('e.lot_id', text), imageId: column('i.image_id', text) });
/** Of the decisions since the lot was released last. */
const SHOWN = (list: string) => `
  SELECT ${list} FROM lot_events e JOIN lot_event_images i ON i.event_id = e.id
  WHERE e.lot_id = ANY ($1::uuid[]) AND NOT EXISTS (SELECT 1 FROM lot_events later WHERE later.lot_id = e.lot_id AND later.kind = 'RELEASED' AND later.id > e.id)
  ORDER BY e.lot_id, e.id, i.position`;

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
    if (unknown.length > 0) throw invalidInput(unknown.map((value) => ({ field: 'imageIds', key: 'upload.imageFailed', value }) as const));
    await execute(tx, ADD, [eventId, wanted]);
  }

  /** Each lot's, in the order requested. For callers that have asserted that the viewer may see the lots. */
  async ofLots(lotIds: readonly string[]): Promise<Image[][]> {
    const found = await select(this.db, shown, SHOWN, [lotIds]);
    const images = await this.images.byIds(found.map(({ imageId }) => imageId));
    return lotIds.map((id) => images.filter((image, at): image is Image => image !== null && found[at]?.lotId === id));
  }
}
