/**
 * Stores what sellers write of themselves, with images of their own. Everyone reads it on the seller's page, as text:
 * it has no markup. An admin may hide it with a reason; the seller is notified and can change it, and it stays hidden
 * until an admin shows it again.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { inTransaction } from '../../../platform/db/transaction';
import type { Db } from '../../../platform/db/sql';
import { isUuid } from '../../../platform/uuid';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { MarketChanges } from '../../../platform/events/market-changes';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service';
import { ImagesService } from '../../media/images.service';
import { NotificationsService } from '../../notifications/notifications.service';
import { deleteStory, lockStory, moderateStory, saveStory, storiesOf } from './stories.store';
import { mayModerateStories, maySeeHiddenStory, mayWriteStory } from './story.policy';
import type { ModerateStoryArgs, SaveStoryPayload, SellerStory, SellerStoryInput } from './story.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class StoriesService {
  constructor(
    private readonly db: DataSource,
    private readonly images: ImagesService,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
    private readonly changes: MarketChanges,
  ) {}

  /**
   * Returns the story of each seller that this viewer may see, in the order requested; null where there is none. Two
   * statements. For loaders.
   */
  async findForSellers(viewer: Viewer | null, sellerIds: readonly string[], db: Db = this.db): Promise<(SellerStory | null)[]> {
    const storiesBySeller = new Map((await storiesOf(db, sellerIds)).map((row) => [row.sellerId, row]));
    const imageIds = [...new Set([...storiesBySeller.values()].flatMap((row) => row.imageIds))];
    const images = new Map(imageIds.length === 0 ? [] : (await this.images.findByIds(imageIds)).map((image) => [image?.id, image]));
    return sellerIds.map((id) => {
      const row = storiesBySeller.get(id);
      if (!row || (row.hiddenReason !== null && !maySeeHiddenStory(viewer, id))) return null;
      return { ...row, images: row.imageIds.flatMap((imageId) => images.get(imageId) ?? []) };
    });
  }

  /** The viewer's own; null before one is written. */
  async own(viewer: Viewer): Promise<SellerStory | null> {
    assertMay(mayWriteStory(viewer));
    const [story = null] = await this.findForSellers(viewer, [viewer.id]);
    return story;
  }

  /**
   * In place of what was there; nothing at all removes it. BAD_USER_INPUT names each image that is not the viewer's
   * own.
   */
  async save(viewer: Viewer, { textBn, textEn, imageIds }: SellerStoryInput): Promise<SaveStoryPayload> {
    assertMay(mayWriteStory(viewer));
    await inTransaction(this.db, async (tx) => {
      const own = await this.images.ownedOf(tx, viewer.id, imageIds.filter(isUuid));
      const unknown = imageIds.filter((id) => !own.has(id));
      if (unknown.length > 0) throw invalidInput(unknown.map((value) => ({ field: 'imageIds', key: 'upload.unknownImage', value })));
      const isEmpty = !textBn && !textEn && imageIds.length === 0;
      const isHidden = (await lockStory(tx, viewer.id))?.isHidden ?? false;
      // what an admin hid is emptied, not removed: a new one would be shown
      if (isEmpty && !isHidden) await deleteStory(tx, viewer.id);
      else await saveStory(tx, viewer.id, { textBn: textBn ?? null, textEn: textEn ?? null, imageIds });
      this.changes.reportFigures(tx, [viewer.id]);
    });
    return { story: await this.own(viewer) };
  }

  /** Admin: NOT_FOUND where there is none, CONFLICT where it is so already. */
  async moderate(admin: Viewer, { sellerId, isHidden, reason }: ModerateStoryArgs): Promise<SellerStory> {
    assertMay(mayModerateStories(admin));
    return inTransaction(this.db, async (tx) => {
      const story = isUuid(sellerId) ? await lockStory(tx, sellerId) : null;
      assertMay(story !== null, 'NOT_FOUND');
      if (story.isHidden === isHidden)
        throw conflict(isHidden ? 'admin.alreadyHidden' : 'admin.notHidden', { status: isHidden ? 'HIDDEN' : 'VISIBLE' });
      await moderateStory(tx, sellerId, isHidden, reason);
      this.changes.reportFigures(tx, [sellerId]);
      const action = isHidden ? 'story.hidden' : 'story.restored';
      await this.audit.record(tx, { actorId: admin.id, action, subjectType: 'account', subjectId: sellerId, reason });
      await this.notifications.notify(tx, {
        userId: sellerId,
        type: NotificationType.PRODUCT_DECIDED,
        textKey: isHidden ? 'storyHidden' : 'storyRestored',
        params: { reason },
        link: sitePages.settings.path,
      });
      const [changed] = await this.findForSellers(admin, [sellerId], tx);
      assertMay(changed != null, 'NOT_FOUND');
      return changed;
    });
  }

  /** Erases the story of a user who leaves. */
  erase(tx: EntityManager, sellerId: string): Promise<void> {
    return deleteStory(tx, sellerId);
  }
}
