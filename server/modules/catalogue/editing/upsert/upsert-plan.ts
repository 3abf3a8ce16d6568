/** These types are the plan for each row of a synchronisation, before anything is written. */
import type { MessageKey } from '../../../../../schema/messages/text';
import type { TierChange } from '../../../../../schema/values/catalogue/catalogue';
import type { ErrorCode } from '../../../../../schema/values/api/error-codes';
import { AppError, type CurrentState, type MessageParams } from '../../../../platform/errors/app-error';
import type { StoredTier } from '../../sell-posts/prices/price-tiers.store';
import type { ProductFields } from '../../products/product.entity';
import type { ProductChange, ProductDraft } from '../../products/products.store';
import type { RowChange } from './upsert-changes';
import type { KnownProduct } from './upsert-products.store';

/** A row as a program or a file gives it, before any rule. */
export type UpsertRow = ProductChange & {
  readonly id?: string | null;
  readonly version?: number | null;
  /** The day of the stock that the row adds. */
  readonly harvestedOn?: string | null;
  readonly tiersAbovePrice?: TierChange | null;
  /** True for rows of a file: a product without an image is stored unposted, where a program gets an error. */
  readonly isUnpostedWithoutImage?: boolean;
};

export interface RowError {
  /** Null where it is about the row as a whole. */
  readonly field: string | null;
  readonly code: ErrorCode;
  readonly key: MessageKey;
  readonly params?: MessageParams | undefined;
  /** State of the object of a conflict at this moment. */
  readonly current?: CurrentState | undefined;
  /** The cell of a file that could not be read, as it is there. */
  readonly written?: string | undefined;
}

export interface CreatedRow {
  readonly status: 'CREATED';
  readonly draft: ProductDraft;
  readonly harvestedOn: string | null;
  /** That it is not posted, against what the row says. */
  readonly changes: readonly RowChange[];
}

export interface UpdatedRow {
  readonly status: 'UPDATED';
  readonly before: KnownProduct;
  readonly after: ProductFields;
  /** Null where they stay. */
  readonly imageIds: readonly string[] | null;
  /** Null where the stock stays, and for a product that is listed again: its stock is counted while it is planned. */
  readonly onHandDelta: string | null;
  /** The day of what is added; null where nothing is, and where the seller did not state it. */
  readonly harvestedOn: string | null;
  /** Null where its sell post stays as it is. */
  readonly isForSale: boolean | null;
  /** Field by field, for those who read them before they are stored. */
  readonly changes: readonly RowChange[];
  /** The prices by quantity after a lower price; null where they stay. */
  readonly tiers: readonly StoredTier[] | null;
}

export type RowPlan =
  | CreatedRow
  | UpdatedRow
  | { readonly status: 'UNCHANGED'; readonly productId: string; readonly name: string }
  | { readonly status: 'FAILED'; readonly productId: string | null; readonly name: string | null; readonly errors: readonly RowError[] };

/** Returns an AppError that a rule or a service threw as the errors of a row; throws any other error again. */
export function rowErrors(error: unknown): RowError[] {
  if (!(error instanceof AppError)) throw error;
  const { code, key, params, fields = [], options } = error;
  const { current } = options;
  if (fields.length === 0) return [{ field: null, code, key, params, current }];
  return fields.map((violation) => ({ field: violation.field, code, key: violation.key, params: violation.params, current }));
}
