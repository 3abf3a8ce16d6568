/**
 * Private images of orders: uploaded by buyer or seller, then used by an action (a delivery without code, a failed
 * delivery, a problem). Re-encoded without metadata, stored in the database, and shown to the parties of the order and
 * to admins. Unused ones are removed after a day.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { OrderImageUse } from '../../../../schema/values/orders/order-images';
import { serverLimits } from '../../../../schema/values/server-limits';
import { isUuid } from '../../../platform/uuid';
import { inTransaction } from '../../../platform/db/transaction';
import { invalidInput } from '../../../platform/errors/validation-error';
import { processImage } from '../../../platform/files/image-pipeline';
import { assertMay } from '../../../platform/security/assert-policy';
import { RateLimiter } from '../../../platform/security/rate-limiter';
import type { Viewer } from '../../../platform/security/viewer';
import { isParty, mayAddImages } from '../orders/order.policy';
import { OrdersService } from '../orders/orders.service';
import {
  addOrderImage,
  imageContent,
  imagesByIds,
  imagesOfOrders,
  markUsed,
  openMessageImages,
  type OrderImageRow,
  sweepOrderImages,
} from './order-images.store';

const HOUR_SECONDS = 3600;

interface ImageUse {
  readonly orderId: string;
  readonly imageIds: readonly string[];
  readonly use: OrderImageUse;
  /** The input that has the ids, for errors: `imageIds`. */
  readonly field: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderImagesService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly limiter: RateLimiter,
  ) {}

  /** Counts an upload of the hour; another's order is NOT_FOUND. Called before the file is read. */
  async beforeUpload(viewer: Viewer, orderId: string): Promise<void> {
    const order = await this.orders.findById(viewer, orderId);
    assertMay(mayAddImages(viewer, order));
    await this.limiter.consume('order-image', viewer.id, 1, serverLimits.orderImagesPerHour, HOUR_SECONDS);
  }

  /** Stores an image of the order; BAD_USER_INPUT for what is no image, and for one too many of this user. */
  async upload(viewer: Viewer, orderId: string, bytes: Buffer): Promise<OrderImageRow> {
    const { variants } = await processImage(bytes);
    const widest = variants.at(-1);
    const saved = widest && (await inTransaction(this.db, (tx) => addOrderImage(tx, orderId, viewer.id, widest.bytes)));
    if (!saved) throw invalidInput([{ field: 'file', key: 'order.tooManyImages', params: { count: serverLimits.imagesOfOrder } }]);
    return saved;
  }

  /**
   * The WebP image itself; another's and a missing one are NOT_FOUND alike. An API key reads what the API shows it of
   * an order: no image of a message.
   */
  async content(viewer: Viewer, id: string): Promise<Buffer> {
    const image = isUuid(id) ? await imageContent(this.db, id) : null;
    assertMay(image !== null && (!viewer.apiKey || isShownWithOrder(image.use)), 'NOT_FOUND');
    const order = await this.orders.findById(viewer, image.orderId);
    assertMay(!image.isForParties || isParty(viewer, order), 'NOT_FOUND');
    return image.content;
  }

  /**
   * Images that actions of these orders used, in the order requested. For services that have asserted that the viewer
   * may see the orders.
   */
  async findForOrders(orderIds: readonly string[]): Promise<OrderImageRow[][]> {
    const images = await imagesOfOrders(this.db, orderIds);
    return orderIds.map((id) => images.filter(({ orderId }) => orderId === id));
  }

  /**
   * In the order requested; null for one that is removed. For services that have asserted that the viewer may see them.
   */
  async findByIds(ids: readonly string[]): Promise<(OrderImageRow | null)[]> {
    const imagesById = new Map((await imagesByIds(this.db, ids)).map((image) => [image.id, image]));
    return ids.map((id) => imagesById.get(id) ?? null);
  }

  /**
   * Ties the viewer's unused images of an order to what they show; BAD_USER_INPUT names each id that is none of them.
   */
  async use(tx: EntityManager, viewer: Viewer, { orderId, imageIds, use, field }: ImageUse): Promise<OrderImageRow[]> {
    const wanted = [...new Set(imageIds)];
    const used = await markUsed(tx, wanted.filter(isUuid), { orderId, ownerId: viewer.id, use });
    const usedIds = new Set(used.map(({ id }) => id));
    const unknown = imageIds.flatMap((id, index) =>
      usedIds.has(id) ? [] : [{ field: `${field}[${index}]`, key: 'order.unknownImage' } as const],
    );
    if (unknown.length > 0) throw invalidInput(unknown);
    return used;
  }

  /** A message of the order is reported: admins see the images of its messages from now on. */
  async openToAdmins(tx: EntityManager, orderId: string): Promise<void> {
    await openMessageImages(tx, orderId);
  }

  /** How many images were removed: unused for a day, or 180 days after the order last changed. */
  sweep(): Promise<number> {
    return sweepOrderImages(this.db);
  }
}

const isShownWithOrder = (use: OrderImageUse | null): boolean => use !== null && use !== OrderImageUse.MESSAGE;

export const ORDER_IMAGE_SWEEP_JOB = 'sweep-order-images';
export const ORDER_IMAGE_SWEEP_CRON = '23 * * * *';
