/**
 * Images for previews of shared links: of a product everyone may see, drawn once for each state of its card and then
 * stored.
 */
import { createHash } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { priceOfOwnUnit } from '../../../../schema/text/own-unit';
import type { Language } from '../../../../schema/values/accounts/roles';
import { textFor } from '../../../../schema/values/catalogue/product-text';
import { Unit, unitFacts } from '../../../../schema/values/catalogue/units';
import { brandNames } from '../../../../schema/values/site/brand-names';
import { isUuid } from '../../../platform/uuid';
import { notFound } from '../../../platform/errors/common-errors';
import { ImageStore } from '../../../platform/files/image-store';
import { variantKey, variantWidthFor } from '../../../platform/files/image-variants';
import { drawShareCard, type ShareCard } from '../../../platform/files/share-card';
import { GeographyService } from '../../geography/geography.service';
import type { ShownImage } from '../../media/image.entity';
import { ProductReader } from '../products/product-reader.service';
import { mayReadContent } from '../products/product.policy';
import type { ProductView } from '../products/product.types';
import { findShareImage, putShareImage } from './share-images.store';
import { SellersService } from '../../accounts/follows/sellers.service';

/** The width of the product's image in the card, in pixels. */
const IMAGE_WIDTH = 640;
/** Rises when the drawing changes, so that stored ones are drawn again. */
const DRAWING = 1;

export interface DrawnShareImage {
  readonly content: Buffer;
  /** Names its content. */
  readonly card: string;
}

type CardTexts = Omit<ShareCard, 'image'>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ShareImagesService {
  constructor(
    private readonly db: DataSource,
    private readonly products: ProductReader,
    private readonly geography: GeographyService,
    private readonly sellers: SellersService,
    private readonly images: ImageStore,
  ) {}

  /** JPEG, 1200 × 630. NOT_FOUND for what a visitor may not see; RATE_LIMITED while too many are being drawn. */
  async drawForProduct(productId: string, language: Language): Promise<DrawnShareImage> {
    const [product] = isUuid(productId) ? await this.products.findByIds([productId]) : [];
    if (!product || !mayReadContent(null, { ...product, sellerId: product.seller.id })) throw notFound();
    const texts = await this.textsOf(product, language);
    const card = createHash('sha256')
      .update(JSON.stringify([DRAWING, texts, product.image?.hash]))
      .digest('hex');
    const key = { productId: product.id, language, card };
    const stored = await findShareImage(this.db, key);
    if (stored) return { content: stored, card };
    const content = await drawShareCard({ ...texts, image: product.image && (await this.imageOf(product.image)) });
    await putShareImage(this.db, key, content);
    return { content, card };
  }

  private async textsOf(product: ProductView, language: Language): Promise<CardTexts> {
    const { price, unit, customUnitNote, secondUnitNote, seller } = product;
    const [shop] = await this.sellers.businessNames([seller.id]);
    const place = await this.geography.placeName(seller.upazilaId, language);
    const note = customUnitNote && textFor(language, customUnitNote, secondUnitNote);
    return {
      brand: brandNames[language],
      title: textFor(language, product.name, product.secondName),
      price:
        unit === Unit.OTHERS && note
          ? priceOfOwnUnit(moneyText(price, language), note)
          : `${moneyText(price, language)}/${unitFacts[unit][language]}`,
      lines: [shop || seller.name, ...(place === null ? [] : [place])],
    };
  }

  private imageOf({ hash, width }: ShownImage): Promise<Buffer | null> {
    return this.images.get(variantKey(hash, variantWidthFor(width, IMAGE_WIDTH)));
  }
}

/** '1,200 Tk', '৳১,২০০'; paisa only where there are any. */
function moneyText(price: string, language: Language): string {
  const digits = { minimumFractionDigits: Number(price) % 1 === 0 ? 0 : 2, maximumFractionDigits: 2 };
  const amount = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-IN', digits).format(price as unknown as number);
  return language === 'bn' ? `৳${amount}` : `${amount} Tk`;
}
