/**
 * Decides what is to become of each row of a synchronisation, with the rules and policies of a single edit: reads all
 * products, images and prices of the rows by one statement each, under their locks. Only grade and stock of products
 * that are listed again are written while planning (StockService draws from receipts, product by product), so a plan
 * that is not stored is rolled back by UpsertProductsService.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { AnyObjectSchema, InferType } from 'yup';
import { upsertChangeProductRules, upsertNewProductRules } from '../../../../../schema/rules/catalogue/upsert-product.rules';
import { normalised } from '../../../../../schema/text/normalised';
import { limits } from '../../../../../schema/values/limits';
import { inSavepoint } from '../../../../platform/db/transaction';
import { isUuid } from '../../../../platform/uuid';
import { money } from '../../../../platform/money';
import { AppError, type FieldError } from '../../../../platform/errors/app-error';
import { conflict } from '../../../../platform/errors/common-errors';
import { invalidInput } from '../../../../platform/errors/validation-error';
import { assertReceivedGrades, writeGrade } from '../../lots/lot-grades.store';
import { LotHold } from '../../lots/lot.entity';
import { assertMay } from '../../../../platform/security/assert-policy';
import type { Viewer } from '../../../../platform/security/viewer';
import { parseWith } from '../../../../platform/validation/parse-with';
import { ImagesService } from '../../../media/images.service';
import { UnitChanges } from '../../sell-posts/unit-changes.port';
import { assertCounted, countedDelta, StockService } from '../../stock/stock.service';
import { settledTiers } from '../../sell-posts/prices/price-change.service';
import { PriceTiersStore, type StoredTier } from '../../sell-posts/prices/price-tiers.store';
import { isSameMeasure } from '../../products/measured';
import { changedProduct } from '../product-change';
import { mayAddProducts } from '../../products/product.policy';
import { isSameText } from '../../products/products.store';
import { changesOf, NO_IMAGE } from './upsert-changes';
import { type RowPlan, rowErrors, type UpsertRow } from './upsert-plan';
import { imagesByProduct, type KnownProduct, lockKnown } from './upsert-products.store';

/** The stored products and images that the rows refer to. */
interface Found {
  readonly byId: ReadonlyMap<string, KnownProduct>;
  readonly byReference: ReadonlyMap<string, KnownProduct>;
  readonly imagesOf: ReadonlyMap<string, readonly string[]>;
  readonly ownImages: ReadonlySet<string>;
  readonly tiersOf: ReadonlyMap<string, readonly StoredTier[]>;
  /** Products and references that earlier rows are about. */
  readonly named: Set<string>;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class UpsertPlanService {
  constructor(
    private readonly images: ImagesService,
    private readonly stock: StockService,
    private readonly tiers: PriceTiersStore,
    private readonly units: UnitChanges,
  ) {}

  /** In the order of the rows. What is thrown on purpose for a row is its plan; anything else fails them all. */
  async plan(tx: EntityManager, viewer: Viewer, rows: readonly UpsertRow[]): Promise<RowPlan[]> {
    const stored = await this.find(tx, viewer, rows);
    const plans: RowPlan[] = [];
    for (const row of rows) {
      let product: KnownProduct | null = null;
      try {
        product = this.productOf(row, stored);
        plans.push(product ? await this.planChange(tx, viewer, row, product, stored) : await this.planNew(viewer, row, stored));
      } catch (error) {
        plans.push({ status: 'FAILED', productId: product?.id ?? null, name: product?.name ?? null, errors: rowErrors(error) });
      }
    }
    return plans;
  }

  private async find(tx: EntityManager, viewer: Viewer, rows: readonly UpsertRow[]): Promise<Found> {
    const ids = rows.flatMap(({ id }) => (id && isUuid(id) ? [id] : []));
    const references = rows.flatMap((row) => referenceOf(row) ?? []);
    const products = await lockKnown(tx, viewer.id, ids, references);
    const imageIds = [...new Set(rows.flatMap((row) => row.imageIds ?? []))].filter(isUuid);
    const repriced = rows.some(({ price }) => Boolean(price)) ? products.map(({ id }) => id) : [];
    return {
      byId: new Map(products.map((product) => [product.id, product])),
      byReference: new Map(products.flatMap((product) => (product.externalReference ? [[product.externalReference, product]] : []))),
      imagesOf: await imagesByProduct(tx, imageIds.length > 0 ? products.map(({ id }) => id) : []),
      ownImages: await this.images.ownedOf(tx, viewer.id, imageIds),
      tiersOf: await this.tiers.readAll(tx, repriced),
      named: new Set(),
    };
  }

  /**
   * The product that a row is about, null for a new one. No two rows may be about the same, and none may take the
   * reference of another product.
   */
  private productOf(row: UpsertRow, { byId, byReference, named }: Found): KnownProduct | null {
    const reference = referenceOf(row);
    const holder = reference === null ? undefined : byReference.get(reference);
    const product = row.id ? byId.get(row.id.toLowerCase()) : holder;
    if (row.id && !product) throw new AppError('NOT_FOUND', 'error.notFound', undefined, [{ field: 'id', key: 'error.notFound' }]);
    const names = [...(product ? [product.id] : []), ...(reference === null ? [] : [`reference ${reference}`])];
    if (names.some((name) => named.has(name))) {
      throw invalidInput([{ field: row.id ? 'id' : 'externalReference', key: 'product.rowTwice' }]);
    }
    for (const name of names) named.add(name);
    if (holder && holder !== product) throw invalidInput([{ field: 'externalReference', key: 'product.referenceTaken' }]);
    return product ?? null;
  }

  private async planNew(viewer: Viewer, row: UpsertRow, { ownImages }: Found): Promise<RowPlan> {
    assertMay(mayAddProducts(viewer));
    const isUnposted = row.isUnpostedWithoutImage === true && row.addToSellPost === true && !row.imageIds?.length;
    const given = isUnposted ? { ...row, addToSellPost: false } : row;
    const { harvestedOn = null, ...draft } = await parseRow(upsertNewProductRules, given, unknownImages(row, ownImages, []));
    return {
      status: 'CREATED',
      draft,
      harvestedOn,
      changes: isUnposted ? [{ field: 'addToSellPost', before: null, after: NO_IMAGE }] : [],
    };
  }

  private async planChange(tx: EntityManager, viewer: Viewer, row: UpsertRow, before: KnownProduct, stored: Found): Promise<RowPlan> {
    const current = stored.imagesOf.get(before.id) ?? [];
    const {
      version,
      harvestedOn: day = null,
      ...change
    } = await parseRow(upsertChangeProductRules, row, unknownImages(row, stored.ownImages, current));
    if (version && version !== before.version) throw conflict('product.changed', { version: before.version }, { field: 'version' });
    if (day !== null) assertHarvest(viewer, before);
    const after = changedProduct(before, change);
    const imageIds = change.imageIds && !isSameList(change.imageIds, current) ? change.imageIds : null;
    const hasImage = Boolean(imageIds?.[0] ?? before.mainImageId);
    const isWanted = typeof change.addToSellPost === 'boolean' && change.addToSellPost !== before.isOpen ? change.addToSellPost : null;
    const isForSale = isWanted && !hasImage && row.isUnpostedWithoutImage ? null : isWanted;
    if (isForSale && !hasImage) throw invalidInput([{ field: 'imageIds', key: 'product.imageToSell' }]);
    const isSameUnit = isSameMeasure(before, after);
    const isRepriced = isSameUnit && !money(after.price).eq(before.price);
    const prices = { before: before.price, after: after.price, tiersAbovePrice: change.tiersAbovePrice };
    const tiers = isRepriced ? settledTiers(stored.tiersOf.get(before.id) ?? [], prices) : null;
    const onHandDelta = typeof change.quantity === 'string' ? countedDelta(before, change.quantity) : null;
    const needsFree = isForSale || !isSameUnit || (onHandDelta !== null && money(onHandDelta).lt(0) && !before.isRelisted);
    if (before.isHeld && needsFree) throw conflict('lot.heldPost', { status: LotHold.HELD });
    if (!isSameUnit) await this.units.assertMayChange(tx, [before.id]);
    if (!isSameUnit && typeof change.quantity !== 'string') assertCounted(before);
    const isSame = isSameText(before, after) && !imageIds && isForSale === null && !tiers && onHandDelta === null;
    if (isSame) return { status: 'UNCHANGED', productId: before.id, name: before.name };
    const { quantity } = change;
    const counted = onHandDelta === null ? null : (quantity ?? null);
    // what goes on in another unit is no new harvest
    const isAdded = onHandDelta !== null && money(onHandDelta).gt(0) && (isSameUnit || money(before.onHand).eq(0));
    const harvestedOn = isAdded ? day : null;
    const changes = changesOf(before, { after, imageIds, imageCount: current.length, quantity: counted, harvestedOn, isForSale });
    const isRegraded = after.grade !== before.grade;
    if (before.isRelisted && (isRegraded || onHandDelta !== null)) {
      await inSavepoint(tx, async () => {
        if (isRegraded) await writeGrade(tx, before.id, after.grade);
        if (quantity) await this.stock.adjust(tx, before.id, quantity, viewer.id);
        if (isRegraded) await assertReceivedGrades(tx, [before.id]);
      });
    }
    const moved = before.isRelisted ? null : onHandDelta;
    return { status: 'UPDATED', before, after, imageIds, onHandDelta: moved, harvestedOn, isForSale, tiers, changes };
  }
}

/** The days of received items come with them, and only those who add products harvest. */
function assertHarvest(viewer: Viewer, { isRelisted }: KnownProduct): void {
  if (isRelisted) throw invalidInput([{ field: 'harvestedOn', key: 'lot.receivedHarvest' }]);
  assertMay(mayAddProducts(viewer));
}

/** As the rules clean it; null where there is none. */
function referenceOf({ externalReference }: UpsertRow): string | null {
  return (externalReference && normalised(externalReference, limits.referenceLength)) || null;
}

/** A product may retain its images; new ones must be the seller's own. */
function unknownImages({ imageIds }: UpsertRow, own: ReadonlySet<string>, current: readonly string[]): FieldError[] {
  const unknown = [...new Set(imageIds ?? [])].filter((id) => !own.has(id) && !current.includes(id));
  return unknown.map((value) => ({ field: 'imageIds', key: 'upload.unknownImage', value }));
}

/** Every error of a row at once: those of its rules, and images that it may not have. */
async function parseRow<S extends AnyObjectSchema>(rules: S, row: UpsertRow, images: readonly FieldError[]): Promise<InferType<S>> {
  const ofRules = await parseWith(rules, row).then(
    (parsed) => (images.length === 0 ? { parsed } : { fields: [] }),
    (error: unknown) => {
      if (!(error instanceof AppError) || !error.fields) throw error;
      return { fields: error.fields };
    },
  );
  if ('parsed' in ofRules) return ofRules.parsed;
  const isUnread = ({ field }: FieldError) => field.startsWith('imageIds');
  throw invalidInput([...ofRules.fields, ...(ofRules.fields.some(isUnread) ? [] : images)]);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}
