/**
 * Stories of sellers for admins: the latest change first, what is new since the admin last looked. Hiding one is
 * StoriesService's.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { StoriesService } from '../stories/stories.service';
import { mayModerateStories } from '../stories/story.policy';
import { moderatedStories, seenUntilOf, seeStories, type StoryFilter } from './moderated-stories.query';
import type { ModeratedStory, SeeStoriesPayload } from './moderated-story.types';

export { isNewStory } from './moderated-stories.query';

@scoped(Lifecycle.ContainerScoped)
export class ModeratedStoriesService {
  constructor(
    private readonly db: DataSource,
    private readonly stories: StoriesService,
  ) {}

  /** Four statements a page, whatever its size. */
  async list(admin: Viewer, filter: StoryFilter & PageRequest): Promise<Page<ModeratedStory>> {
    assertMay(mayModerateStories(admin));
    const seenUntil = await seenUntilOf(this.db, admin.id);
    const page = await moderatedStories(this.db, filter, admin.id, filter);
    const stories = await this.stories.findForSellers(
      admin,
      page.nodes.map(({ id }) => id),
    );
    const nodes = page.nodes.flatMap(({ id, updatedAt }, index) => {
      const story = stories[index];
      return story ? [{ id, story, isNew: seenUntil === null || updatedAt > seenUntil }] : [];
    });
    return { ...page, nodes };
  }

  /** Marks stories that changed until this moment, but never later than now, as seen by the admin. */
  async see(admin: Viewer, until: Date): Promise<SeeStoriesPayload> {
    assertMay(mayModerateStories(admin));
    await seeStories(this.db, admin.id, until);
    return { seenUntil: (await seenUntilOf(this.db, admin.id)) ?? until };
  }
}
