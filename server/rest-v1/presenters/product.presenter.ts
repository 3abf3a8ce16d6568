/** Products as REST spells them: `_id`, `productName`, numbers for money and quantities, unit labels, absolute addresses of pictures. */
import { injectable } from 'tsyringe';
import { findCategory } from '../../../schema/values/categories';
import { parseCategory } from '../../../schema/values/category-words';
import { defaultUnit, parseUnit, Unit, unitFacts } from '../../../schema/values/units';
import type { ProductView } from '../../modules/catalogue/product.types';
import type { ShownImage } from '../../modules/media/image.entity';
import { ImagesService } from '../../modules/media/images.service';
import { Config } from '../../platform/config/env';
import type { RestCall, RestFields } from '../rest-route';

const LARGEST = 1280;
const NO_VERSION = 2_147_483_647;

type Current = Pick<ProductView, 'quantity' | 'unit' | 'customUnitNote'>;

@injectable()
export class ProductPresenter {
  constructor(
    private readonly images: ImagesService,
    private readonly config: Config,
  ) {}

  /** The price is the seller's own: a running deal is not what he edits. */
  present(product: ProductView, call: RestCall): object {
    const [main, ...others] = (product.images ?? []).map((image) => this.addressOf(image, call));
    return {
      _id: product.id,
      productName: product.name,
      quantity: Number(product.quantity),
      unit: unitFacts[product.unit].en,
      customUnitNote: product.customUnitNote,
      price: Number(product.originalPrice ?? product.price),
      description: product.description,
      category: findCategory(product.categorySlug)?.en ?? 'N/A',
      addToSellPost: product.addToSellPost,
      image: main ?? null,
      secondaryImages: others,
      version: product.version,
      createdAt: product.createdAt.toISOString(),
      updatedAt: product.updatedAt.toISOString(),
    };
  }

  /** One of our absolute addresses as the store knows it; any other text as it stands. */
  storedAddress(address: string, call: RestCall): string {
    const site = this.site(call);
    return address.startsWith(`${site}/`) ? address.slice(site.length) : address;
  }

  private addressOf(image: ShownImage, call: RestCall): string {
    return new URL(this.images.url(image, LARGEST), this.site(call)).href;
  }

  private site(call: RestCall): string {
    return this.config.publicUrl ?? `http://${call.header('host') ?? 'localhost'}`;
  }
}

/** The fields of a product's form under our names, a category by slug or either name; the rules decide about their values. What an edit leaves out stays as it is. */
export function readProduct(fields: RestFields, current?: Current): object {
  const { productName, quantity = current?.quantity, price, description, category, addToSellPost } = fields;
  return {
    name: productName,
    quantity,
    ...readUnit(fields, current),
    price,
    description,
    categorySlug: parseCategory(category)?.slug,
    addToSellPost,
  };
}

/** The version that was edited, by the header If-Match or the field `version`; a tag that is none of ours names one that never was. */
export function readVersion(call: RestCall): unknown {
  const tag = call.header('if-match');
  if (tag === undefined) return call.fields.version;
  if (tag === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(tag)?.[1] ?? /^\d{1,9}$/.exec(tag)?.[0] ?? NO_VERSION);
}

/** The unit is left out where it is Others: its explanation comes instead (specification §3). */
function readUnit({ unit, customUnitNote }: RestFields, current?: Current): object {
  const isGiven = (value: unknown) => value !== undefined && value !== '';
  if (isGiven(unit)) return { unit: parseUnit(unit) ?? unit, customUnitNote };
  if (isGiven(customUnitNote)) return { unit: Unit.OTHERS, customUnitNote };
  return { unit: current?.unit ?? defaultUnit, customUnitNote: current?.customUnitNote ?? undefined };
}
