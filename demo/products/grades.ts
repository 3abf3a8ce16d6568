/** Draws the grades of the demo market: sellers give one to most of what they grow, and traders sell it as it came. */
import { findCategory } from '../../schema/values/catalogue/categories';
import { Grade, grades } from '../../schema/values/catalogue/grades';
import type { StockItem } from '../market';
import type { SeedRandom } from '../simulation/seed-random';

const GRADED_GROUPS = ['grains', 'pulses-and-oil', 'spices', 'vegetables', 'fruits', 'fish'];
const SHARES: Readonly<Record<Grade, number>> = { [Grade.A]: 5, [Grade.B]: 3, [Grade.C]: 1 };

export function drawGrade(random: SeedRandom, categorySlug: string, source: StockItem | null): Grade | null {
  if (source) return source.row.grade;
  if (!GRADED_GROUPS.includes(findCategory(categorySlug)?.group ?? '')) return null;
  return random.chance(0.7) ? random.weighted(grades, (grade) => SHARES[grade]) : null;
}
