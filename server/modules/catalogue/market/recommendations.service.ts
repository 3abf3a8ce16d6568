/**
 * Just For You: one list made of nearby, often bought and popular products. Visitors get it without the second part.
 * Gathers a few hundred candidates by indexes, weighs them and stores the best hundred, so the whole market is never
 * read.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { ReadDatabase } from '../../../platform/db/read-database';
import type { PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { countJustForYou, justForYouPage } from './just-for-you.query';
import { toPage, type ProductPage } from '../products/product-pages';
import { NearnessService, type NearPlace } from './nearness.service';
import { ProductReader } from '../products/product-reader.service';
import { maySeeBusinessPosts } from '../products/product.policy';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RecommendationsService {
  constructor(
    private readonly reads: ReadDatabase,
    private readonly reader: ProductReader,
    private readonly nearness: NearnessService,
  ) {}

  async justForYou(viewer: Viewer | null, page: PageRequest, near?: NearPlace | null): Promise<ProductPage> {
    const who = {
      seesBusinessPosts: maySeeBusinessPosts(viewer),
      viewerId: viewer?.id ?? null,
      near: await this.nearness.placeFor(viewer, near),
    };
    const rows = await this.reads.run((db) => this.reader.read(justForYouPage(who, page), { db }));
    const countAll = () => this.reads.run((db) => countJustForYou(db, who));
    return toPage(rows, page, countAll);
  }
}
