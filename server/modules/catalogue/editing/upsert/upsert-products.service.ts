/**
 * Adds and changes many of a seller's own products by one call, for programs that synchronise them and for imports of
 * files. All rows are planned first (UpsertPlanService), then written by a few statements that take them all at once,
 * in one transaction with stock movements, sell posts, outbox events and the idempotency key.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { ErrorPolicy, UpsertStatus } from '../../../../../schema/values/catalogue/catalogue';
import { graphqlErrorCode } from '../../../../../schema/values/api/error-codes';
import { limits } from '../../../../../schema/values/limits';
import { inTransaction, violatedConstraint } from '../../../../platform/db/transaction';
import { invalidInput } from '../../../../platform/errors/validation-error';
import { MarketChanges } from '../../../../platform/events/market-changes';
import { IdempotencyService, inFixedOrder } from '../../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../../platform/idempotency/request-key';
import { Outbox } from '../../../../platform/outbox/outbox';
import { assertMay } from '../../../../platform/security/assert-policy';
import type { Viewer } from '../../../../platform/security/viewer';
import { SellPostsService } from '../../sell-posts/sell-posts.service';
import { showHarvest } from '../../sell-posts/sell-posts.store';
import { type CountedMove, StockService } from '../../stock/stock.service';
import { stateGrades } from '../../lots/lot-grades.store';
import { isSameMeasure } from '../../products/measured';
import { PriceTiersStore } from '../../sell-posts/prices/price-tiers.store';
import { ProductReader } from '../../products/product-reader.service';
import { mayOwnProducts } from '../../products/product.policy';
import { REFERENCE_UNIQUE } from '../../products/products.store';
import type { CreatedRow, RowError, RowPlan, UpdatedRow, UpsertRow } from './upsert-plan';
import { isPriceFar, type RowChange } from './upsert-changes';
import { UpsertPlanService } from './upsert-plan.service';
import { insertProducts, newProductIds, replaceImages, writeProducts } from './upsert-products.store';
import type { UpsertProductResult, UpsertProductsPayload } from './upsert-products.types';

export interface UpsertOptions {
  readonly errorPolicy: ErrorPolicy;
  readonly dryRun: boolean;
}

/** As it is stored under the idempotency key. */
export interface RowOutcome {
  readonly status: UpsertStatus;
  /** Null for a new product that was not stored, and where none was found. */
  readonly productId: string | null;
  readonly errors: readonly RowError[];
  readonly changes: readonly RowChange[];
  /** As it is stored; null for a new product. */
  readonly name: string | null;
  readonly isPriceFar: boolean;
}

export interface UpsertOutcome {
  readonly isStored: boolean;
  readonly rows: readonly RowOutcome[];
}

/** Leaves the transaction without storing anything of it. */
class NothingStored extends Error {
  constructor(readonly outcome: UpsertOutcome) {
    super('A plan that is not stored.');
  }
}

type NewProduct = CreatedRow & { readonly id: string };

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class UpsertProductsService {
  constructor(
    private readonly db: DataSource,
    private readonly plans: UpsertPlanService,
    private readonly stock: StockService,
    private readonly sellPosts: SellPostsService,
    private readonly tiers: PriceTiersStore,
    private readonly reader: ProductReader,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
    private readonly changes: MarketChanges,
  ) {}

  /**
   * The result of each row, with its product as it is afterwards. BAD_USER_INPUT at `input` for no rows, or more than
   * `limits.bulkProducts`.
   */
  async upsert(
    viewer: Viewer,
    rows: readonly UpsertRow[],
    options: UpsertOptions,
    key?: RequestKey | null,
  ): Promise<UpsertProductsPayload> {
    assertMay(mayOwnProducts(viewer));
    if (rows.length === 0 || rows.length > limits.bulkProducts) throw invalidInput([{ field: 'input', key: 'product.upsertCount' }]);
    const outcome = await this.run(viewer, rows, options, key);
    const ids = outcome.rows.flatMap(({ productId }) => productId ?? []);
    const products = await this.reader.findByIds(ids, { whole: true });
    const byId = new Map(products.flatMap((product) => (product ? [[product.id, product]] : [])));
    const results = outcome.rows.map(({ status, productId, errors }, index): UpsertProductResult => {
      const product = productId === null ? null : (byId.get(productId) ?? null);
      return { index, status, product, errors: errors.map((error) => atRow(error, index)) };
    });
    const count = (wanted: UpsertStatus) => results.filter(({ status }) => status === wanted).length;
    return {
      results,
      isStored: outcome.isStored,
      createdCount: count('CREATED'),
      updatedCount: count('UPDATED'),
      unchangedCount: count('UNCHANGED'),
      failedCount: count('FAILED'),
    };
  }

  /** Returns what would become of these rows, at most `limits.bulkProducts`; nothing is stored. */
  async preview(viewer: Viewer, rows: readonly UpsertRow[]): Promise<readonly RowOutcome[]> {
    assertMay(mayOwnProducts(viewer));
    return (await this.run(viewer, rows, { errorPolicy: ErrorPolicy.REJECT_FAILED_ROWS, dryRun: true })).rows;
  }

  /** In the caller's transaction: stores the rows that do not fail. The viewer's policy is asserted here. */
  async store(tx: EntityManager, viewer: Viewer, rows: readonly UpsertRow[]): Promise<readonly RowOutcome[]> {
    assertMay(mayOwnProducts(viewer));
    return this.write(tx, viewer, await this.plans.plan(tx, viewer, rows));
  }

  /** A second time where another request took a reference between the plan and its writing: then it is found. */
  private async run(viewer: Viewer, rows: readonly UpsertRow[], options: UpsertOptions, key?: RequestKey | null): Promise<UpsertOutcome> {
    try {
      return await this.once(viewer, rows, options, key);
    } catch (error) {
      if (violatedConstraint(error) !== REFERENCE_UNIQUE) throw error;
      return this.once(viewer, rows, options, key);
    }
  }

  private async once(
    viewer: Viewer,
    rows: readonly UpsertRow[],
    { errorPolicy, dryRun }: UpsertOptions,
    key?: RequestKey | null,
  ): Promise<UpsertOutcome> {
    try {
      return await inTransaction(this.db, async (tx) => {
        const request = { userId: viewer.id, operation: 'upsertProducts', body: [errorPolicy, dryRun, rows.map(inFixedOrder)] };
        const earlier = await this.idempotency.resultOf(tx, key, request);
        if (earlier !== null) return JSON.parse(earlier) as UpsertOutcome; // written below
        const plans = await this.plans.plan(tx, viewer, rows);
        const isRejected = errorPolicy === ErrorPolicy.REJECT_EVERYTHING && plans.some(({ status }) => status === 'FAILED');
        if (dryRun || isRejected) throw new NothingStored({ isStored: false, rows: plans.map(planned) });
        const outcome = { isStored: true, rows: await this.write(tx, viewer, plans) };
        await this.idempotency.saveResult(tx, key, viewer.id, JSON.stringify(outcome));
        return outcome;
      });
    } catch (error) {
      if (error instanceof NothingStored) return error.outcome;
      throw error;
    }
  }

  private async write(tx: EntityManager, viewer: Viewer, plans: readonly RowPlan[]): Promise<RowOutcome[]> {
    const updated = plans.filter((plan) => plan.status === 'UPDATED');
    const drafts = plans.filter((plan) => plan.status === 'CREATED');
    const ids = await newProductIds(tx, drafts.length);
    const idOf = new Map<RowPlan, string>(drafts.map((plan, at) => [plan, ids[at] ?? '']));
    const created = drafts.map((plan) => ({ ...plan, id: idOf.get(plan) ?? '' }));
    await this.writeRows(tx, viewer, created, updated);
    await this.setPosts(tx, created, updated);
    const changed = [...ids, ...updated.map(({ before }) => before.id)];
    if (changed.length > 0) {
      this.outbox.record(tx, 'PRODUCT_CHANGED', changed);
      this.changes.report(tx);
    }
    return plans.map((plan) => ({ ...planned(plan), productId: idOf.get(plan) ?? planned(plan).productId }));
  }

  private async writeRows(
    tx: EntityManager,
    viewer: Viewer,
    created: readonly NewProduct[],
    updated: readonly UpdatedRow[],
  ): Promise<void> {
    await insertProducts(
      tx,
      viewer.id,
      created.map(({ id, draft }) => ({ id, draft, mainImageId: draft.imageIds[0] ?? null })),
    );
    await writeProducts(
      tx,
      updated.map(({ before, after, imageIds }) => ({ id: before.id, draft: after, mainImageId: imageIds?.[0] ?? before.mainImageId })),
    );
    await stateGrades(
      tx,
      updated.flatMap(({ before, after }) => (before.grade === after.grade ? [] : [before.id])),
    );
    await replaceImages(tx, [
      ...created.map(({ id, draft }) => ({ id, imageIds: draft.imageIds })),
      ...updated.flatMap(({ before, imageIds }) => (imageIds ? [{ id: before.id, imageIds }] : [])),
    ]);
    const moves: CountedMove[] = [
      ...created.map(({ id, draft, harvestedOn }) => ({
        productId: id,
        kind: 'INITIAL' as const,
        onHandDelta: draft.quantity,
        harvestedOn,
      })),
      ...updated.flatMap(({ before, onHandDelta, harvestedOn }) =>
        onHandDelta === null ? [] : [{ productId: before.id, kind: 'ADJUST' as const, onHandDelta, harvestedOn }],
      ),
    ];
    const recounted = inNewUnit(updated).map(({ before }) => before.id);
    await this.stock.countAll(tx, moves, viewer.id, recounted);
  }

  private async setPosts(tx: EntityManager, created: readonly NewProduct[], updated: readonly UpdatedRow[]): Promise<void> {
    await this.sellPosts.resetTerms(
      tx,
      inNewUnit(updated).map(({ before, after }) => ({ id: before.id, unit: after.unit })),
    );
    for (const { before, tiers } of updated) if (tiers) await this.tiers.put(tx, before.id, tiers);
    await this.sellPosts.setAll(tx, {
      open: [
        ...created.flatMap(({ id, draft }) => (draft.addToSellPost ? [{ id, unit: draft.unit }] : [])),
        ...updated.flatMap(({ before, after, isForSale }) => (isForSale ? [{ id: before.id, unit: after.unit }] : [])),
      ],
      pause: updated.flatMap(({ before, isForSale }) => (isForSale === false ? [before.id] : [])),
    });
    const harvested = [...created, ...updated.map(({ before, harvestedOn }) => ({ id: before.id, harvestedOn }))];
    for (const { id, harvestedOn } of harvested) if (harvestedOn !== null) await showHarvest(tx, id, harvestedOn);
  }
}

const inNewUnit = (rows: readonly UpdatedRow[]) => rows.filter(({ before, after }) => !isSameMeasure(before, after));

function planned(plan: RowPlan): RowOutcome {
  const nothing = { errors: [], changes: [], name: null, isPriceFar: false };
  if (plan.status === 'CREATED') return { ...nothing, status: plan.status, productId: null, changes: plan.changes };
  if (plan.status !== 'UPDATED') return { ...nothing, ...plan };
  const { before, after, changes } = plan;
  return { ...nothing, status: plan.status, productId: before.id, name: before.name, changes, isPriceFar: isPriceFar(before, after) };
}

function atRow({ field, code, key, params, current }: RowError, index: number): UpsertProductResult['errors'][number] {
  return {
    field,
    path: `input[${index}]${field === null ? '' : `.${field}`}`,
    code: graphqlErrorCode(code),
    key,
    params,
    current: current ?? null,
  };
}
