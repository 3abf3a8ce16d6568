/** Some sellers get a story about themselves, with images of their products. */
import { stories } from '../data/stories.data';
import type { Market } from '../market';

export function makeStories({ rows, clock, random, sellers, products }: Market): void {
  const drawn = random.fork('stories');
  for (const { business, bn, en, images } of stories) {
    const seller = sellers.find(({ row }) => row.name_of_business === business);
    if (!seller) throw new Error(`No seller of the demo market has the business ${business}.`);
    const sellerId = seller.row.id;
    const own = products.flatMap(({ row }) => (row.seller_id === sellerId && row.main_image_id !== null ? [row.main_image_id] : []));
    rows.seller_stories.push({ seller_id: sellerId, text_bn: bn, text_en: en, updated_at: clock.daysAgo(drawn.between(0.2, 40)) });
    rows.seller_story_images.push(
      ...[...new Set(own)].slice(0, images).map((image, position) => ({ seller_id: sellerId, position, image_id: image })),
    );
  }
}
