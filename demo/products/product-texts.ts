/** The name, description and unit note of a product of the demo market. */
import { deliveryTexts } from '../data/delivery-texts.data';
import type { ProductKind } from '../data/product-kinds';
import { unitWeights } from '../data/unit-weights.data';
import { banglaNote, kilogramsOfNote } from '../data/unit-notes';
import { isBangla } from '../users/make-users';
import { growerOf, type StockItem, type DemoUser } from '../market';
import type { ProductRow } from '../rows';
import type { SeedRandom } from '../simulation/seed-random';

/** The texts of a product, in the seller's own language and in the other one. */
type ProductTexts = Pick<
  ProductRow,
  'name' | 'description' | 'custom_unit_note' | 'second_name' | 'second_description' | 'second_unit_note' | 'unit_weight_kg'
>;

/** A seller writes in their own script, and most of them in the second language as well. */
export function productTexts(random: SeedRandom, seller: DemoUser, kind: ProductKind, source: StockItem | null): ProductTexts {
  const first = isBangla(seller.row.name) || random.chance(0.12) ? 1 : 0;
  const second = first === 1 ? 0 : 1;
  const text = random.pick(deliveryTexts);
  const about = ([first, second] as const).map((language) => {
    const place = language === 0 ? seller.place.en : seller.place.bn;
    const whom = seller.facts?.business ?? seller.row.name;
    const origin = source ? growerOf(source) : null;
    const from = language === 0 ? `From ${whom}, ${place.upazila}, ${place.district}.` : `${whom}, ${place.upazila}, ${place.district}।`;
    const grown = origin && (language === 0 ? ` Grown in ${origin.place.en.district}.` : ` ফলেছে ${origin.place.bn.district} জেলায়।`);
    return `${kind.about[language]} ${from}${grown ?? ''} ${text[language]}`;
  });
  const notes = kind.note === null ? [null, null] : [kind.note, banglaNote(kind.note)];
  return {
    name: kind.name[first],
    description: about[0] ?? '',
    custom_unit_note: notes[first] ?? kind.note,
    second_name: kind.name[second],
    second_description: about[1] ?? null,
    second_unit_note: notes[first] ? (notes[second] ?? null) : null,
    unit_weight_kg: (kind.note === null ? null : kilogramsOfNote(kind.note)) ?? unitWeights[kind.key] ?? null,
  };
}
