/** Products as REST spells them (product-fields.ts), with absolute addresses of images. */
import { isIP } from 'node:net';
import { injectable } from 'tsyringe';
import { parseCategory } from '../../../schema/values/catalogue/category-words';
import { parseGrade } from '../../../schema/values/catalogue/grades';
import { parseUnit } from '../../../schema/values/catalogue/unit-words';
import { defaultUnit, Unit } from '../../../schema/values/catalogue/units';
import type { ProductView } from '../../modules/catalogue/products/product.types';
import type { ShownImage } from '../../modules/media/image.entity';
import { ImagesService } from '../../modules/media/images.service';
import { Config } from '../../platform/config/env';
import { AppError } from '../../platform/errors/app-error';
import type { RestCall, RestFields } from '../rest-route';
import { productFields, valuesByRule } from './product-fields';

const LARGEST = 1280;
/** A version, in quotes or bare. */
const TAG = /^(?:(?:W\/)?"(\d{1,9})"|(\d{1,9}))$/;

type Current = Pick<ProductView, 'quantity' | 'unit' | 'customUnitNote'>;

@injectable()
export class ProductPresenter {
  constructor(
    private readonly images: ImagesService,
    private readonly config: Config,
  ) {}

  present(product: ProductView, call: RestCall): object {
    const images = (product.images ?? []).map((image) => this.addressOf(image, call));
    return Object.fromEntries(Object.entries(productFields).map(([name, field]) => [name, field.present(product, images)]));
  }

  /** One of our absolute addresses as the store knows it; any other text as it is. */
  storedAddress(address: string, call: RestCall): string {
    const site = this.site(call);
    return site !== null && address.startsWith(`${site}/`) ? address.slice(site.length) : address;
  }

  private addressOf(image: ShownImage, call: RestCall): string {
    const url = this.images.url(image, LARGEST);
    const site = this.site(call);
    return site === null ? url : new URL(url, site).href;
  }

  /**
   * Where this call came to; null where only its Host header names it, which is never repeated: addresses are then
   * paths.
   */
  private site(call: RestCall): string | null {
    return this.config.publicUrl ?? plainSite(call.header('host'));
  }
}

/**
 * The fields of a product's form under the names of their rules, a category by slug or either name; the rules decide
 * about the values. What an edit leaves out stays.
 */
export function readProduct(fields: RestFields, current?: Current): object {
  const { quantity = current?.quantity, category, tiersAbovePrice, externalReference, grade } = fields;
  return {
    ...valuesByRule(fields),
    ...readUnit(fields, current),
    quantity,
    externalReference: externalReference ?? undefined, // a client sends back the null that it was sent
    ...(typeof grade === 'string' && { grade: parseGrade(grade) ?? grade }),
    categorySlug: parseCategory(category)?.slug ?? category,
    ...(tiersAbovePrice !== undefined && {
      tiersAbovePrice: typeof tiersAbovePrice === 'string' ? tiersAbovePrice.toUpperCase() : tiersAbovePrice,
    }),
  };
}

/**
 * The versions that the header names, a tag or several; null without it, and for `*`. Compressing proxies make tags
 * weak, so a weak one counts as well.
 */
export function readTags(call: RestCall, name: 'if-match' | 'if-none-match'): readonly number[] | null {
  const header = call.header(name);
  if (header === undefined || header.trim() === '*') return null;
  return header.split(',').map((tag) => Number(TAG.exec(tag.trim())?.slice(1).find(Boolean)));
}

/**
 * The version that was edited, by the header If-Match or the field `version`. PRECONDITION_FAILED where no tag is that
 * of the stored one.
 */
export function readVersion(call: RestCall, stored: number): unknown {
  const versions = readTags(call, 'if-match');
  if (!versions) return call.header('if-match') === undefined ? call.fields.version : undefined;
  if (!versions.includes(stored))
    throw new AppError('PRECONDITION_FAILED', 'product.changed', undefined, undefined, { current: { version: stored } });
  return stored;
}

/** The unit is left out where it is Others: its explanation comes instead. */
function readUnit({ unit, customUnitNote }: RestFields, current?: Current): object {
  const isGiven = (value: unknown) => value !== undefined && value !== '';
  if (isGiven(unit)) return { unit: parseUnit(unit) ?? unit, customUnitNote };
  if (isGiven(customUnitNote)) return { unit: Unit.OTHERS, customUnitNote };
  return { unit: current?.unit ?? defaultUnit, customUnitNote: current?.customUnitNote ?? undefined };
}

/** `http://` and the Host, where that is this machine or a bare address; a name could be anyone's. */
function plainSite(host: string | undefined): string | null {
  if (host === undefined || !URL.canParse(`http://${host}`)) return null;
  const { hostname, host: plain } = new URL(`http://${host}`);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return plain === host.toLowerCase() && (isAddress || hostname === 'localhost') ? `http://${plain}` : null;
}
