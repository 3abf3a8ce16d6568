/**
 * A seller's sell posts as the seller manages them, with the counts of each tab. Posts of deleted products leave the
 * lists with them.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { SellPostSort } from '../../../../schema/values/api/sort-options';
import type { PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { mayOwnProducts } from '../products/product.policy';
import { countOwnSellPosts, ownSellPosts, type SellPostConditions } from './my-sell-posts.query';
import type { SellPostPage } from './sell-post.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MySellPostsService {
  constructor(private readonly db: DataSource) {}

  /** Counts follow the search and not the tab, so that every tab states what it would show. Two statements. */
  async list(viewer: Viewer, filter: SellPostConditions, sort: SellPostSort, page: PageRequest): Promise<SellPostPage> {
    assertMay(mayOwnProducts(viewer));
    const [posts, counts] = await Promise.all([
      ownSellPosts(this.db, viewer.id, filter, sort, page),
      countOwnSellPosts(this.db, viewer.id, filter.search),
    ]);
    return { ...posts, counts };
  }
}
