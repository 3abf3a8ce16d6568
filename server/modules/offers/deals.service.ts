/**
 * Deals: a percentage off a product between two moments, made and ended by admins. A deal keeps the price charged before, and no two deals of a product
 * ever run at once. What a deal does to prices is read where prices are read (catalogue/product-reader.service.ts), so that every screen follows at once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { reasonRules } from '../../../schema/rules/reason.rules';
import { searchRules } from '../../../schema/rules/search.rules';
import { dhakaDay } from '../../../schema/rules/sell-post.rules';
import { sellPostPaths } from '../../../schema/values/client-paths';
import { NotificationType } from '../../../schema/values/notifications';
import type { OfferState } from '../../../schema/values/offers';
import { type Db, one, rows } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { parseWith } from '../../platform/graphql/rules';
import { IdempotencyService, inFixedOrder } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { assertMay } from '../../platform/security/assert-policy';
import { AuditService } from '../accounts/audit.service';
import { namedSql } from '../catalogue/moderated-products.service';
import { ProductReader } from '../catalogue/product-reader.service';
import type { Note } from '../notifications/notification.types';
import { NotificationsService } from '../notifications/notifications.service';
import type { Deal, DealInput } from './deal.types';
import { mayKeepOffers } from './offer.policy';

export interface DealFilter extends PageRequest {
  readonly state?: OfferState | null;
  readonly search?: string | null;
}

type DealRow = Omit<Deal, 'product'> & { readonly productId: string };

interface DealtProduct {
  readonly name: string;
  readonly price: string;
  readonly isPublished: boolean;
  readonly imageId: string | null;
  readonly sellerId: string;
  readonly sellerRole: keyof typeof sellPostPaths;
}

const STATES: Record<OfferState, string> = {
  SCHEDULED: 'd.ended_at IS NULL AND d.starts_at > now()',
  RUNNING: 'd.starts_at <= now() AND d.ends_at > now()',
  ENDED: '(d.ended_at IS NOT NULL OR d.ends_at <= now())',
};
const COLUMNS = `d.id, d.product_id AS "productId", d.percent, d.price_before AS "priceBefore", d.starts_at AS "startsAt", d.ends_at AS "endsAt",
  d.ended_at AS "endedAt", CASE WHEN ${STATES.SCHEDULED} THEN 'SCHEDULED' WHEN ${STATES.RUNNING} THEN 'RUNNING' ELSE 'ENDED' END AS state`;
const HOLD_PRODUCT = `
  SELECT p.name, p.price, p.is_published AS "isPublished", p.main_image_id AS "imageId", p.seller_id AS "sellerId", s.role AS "sellerRole"
  FROM products p JOIN users s ON s.id = p.seller_id WHERE p.id = $1 AND p.deleted_at IS NULL FOR UPDATE OF p`;
const OVERLAPPING =
  'SELECT 1 FROM deals WHERE product_id = $1 AND starts_at < $3 AND ends_at > coalesce($2, now()) AND ends_at > starts_at LIMIT 1';
const ADD =
  'INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at) VALUES ($1, $2, $3, coalesce($4, now()), $5) RETURNING id';
/** One that has not begun keeps an empty window: it never counted. */
const END = `
  UPDATE deals d SET ended_at = now(), ends_at = greatest(d.starts_at, now()) FROM products p JOIN users s ON s.id = p.seller_id
  WHERE d.id = $1 AND p.id = d.product_id AND NOT ${STATES.ENDED}
  RETURNING p.name, p.main_image_id AS "imageId", p.seller_id AS "sellerId", s.role AS "sellerRole"`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DealsService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ProductReader,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly notifications: NotificationsService,
  ) {}

  async list(admin: Viewer, filter: DealFilter): Promise<Page<Deal>> {
    assertMay(mayKeepOffers(admin));
    const { first, after, offset } = filter;
    const { search } = await parseWith(searchRules, filter);
    const params: unknown[] = [];
    const value = (parameter: unknown) => `$${params.push(parameter)}`;
    const where = [filter.state ? STATES[filter.state] : 'true', search ? namedSql(search, value) : 'true'].join(' AND ');
    const from = `FROM deals d JOIN products p ON p.id = d.product_id WHERE ${where}`;
    const counted = await one<{ count: number }>(this.db, `SELECT count(*)::int AS count ${from}`, params);
    const beyond = after ? `AND (d.starts_at, d.id) < (SELECT starts_at, id FROM deals WHERE id = ${value(idOfCursor(after))})` : '';
    const page = `SELECT ${COLUMNS} ${from} ${beyond} ORDER BY d.starts_at DESC, d.id DESC LIMIT ${value(first + 1)} OFFSET ${value(offset ?? 0)}`;
    const found = await rows<DealRow>(this.db, page, params);
    const shown = pageOf(found, { first, after, offset }, idCursor);
    return { ...shown, nodes: await this.whole(this.db, shown.nodes), totalCount: counted?.count ?? 0 };
  }

  async create(admin: Viewer, input: DealInput, key?: RequestKey | null): Promise<Deal> {
    assertMay(mayKeepOffers(admin));
    const { productId, percent, startsAt, endsAt, reason } = input;
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'createDeal', body: inFixedOrder(input) };
      const earlier = await this.idempotency.resultOf(tx, key, request);
      if (earlier !== null) return this.byId(tx, earlier);
      // held, so that of two deals at once the second sees the first, and the price kept is the one charged now
      const product = isUuid(productId) ? await one<DealtProduct>(tx, HOLD_PRODUCT, [productId]) : null;
      if (!product) throw notFound();
      const fault = (key: 'deal.notOnMarket' | 'deal.overlaps', field: string) =>
        new AppError('CONFLICT', key, undefined, [{ field, key }]);
      if (!product.isPublished) throw fault('deal.notOnMarket', 'productId');
      const from = startsAt && +startsAt > Date.now() ? startsAt : null;
      if (await one(tx, OVERLAPPING, [productId, from, endsAt])) throw fault('deal.overlaps', 'endsAt');
      const made = await one<{ id: string }>(tx, ADD, [productId, percent, product.price, from, endsAt]);
      if (!made) throw new Error('A deal was not stored.');
      await this.idempotency.keep(tx, key, admin.id, made.id);
      await this.record(tx, admin, 'deal.created', made.id, reason, { productId, percent });
      const params = { product: product.name, percent, from: dhakaDay(from ?? new Date()), until: dhakaDay(endsAt), reason };
      await this.tell(tx, product, { ...about(product), textKey: 'dealMade', params });
      return this.byId(tx, made.id);
    });
  }

  /** The product is sold at its own price from then on. */
  async end(admin: Viewer, id: string, words: string, key?: RequestKey | null): Promise<Deal> {
    assertMay(mayKeepOffers(admin));
    const { reason } = await parseWith(reasonRules, { reason: words });
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'endDeal', body: [id, reason] };
      if (await this.idempotency.isDone(tx, key, request)) return this.byId(tx, id);
      if (!isUuid(id)) throw notFound();
      const product = await one<DealtProduct>(tx, END, [id]);
      if (!product) {
        await this.byId(tx, id);
        throw new AppError('CONFLICT', 'deal.ended');
      }
      await this.record(tx, admin, 'deal.ended', id, reason);
      await this.tell(tx, product, { ...about(product), textKey: 'dealEnded', params: { product: product.name, reason } });
      return this.byId(tx, id);
    });
  }

  private async record(
    tx: EntityManager,
    admin: Viewer,
    action: 'deal.created' | 'deal.ended',
    subjectId: string,
    reason: string,
    details?: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record(tx, { actorId: admin.id, action, subjectType: 'deal', subjectId, reason, ...(details && { details }) });
  }

  private tell(tx: EntityManager, { sellerId }: DealtProduct, note: Note): Promise<void> {
    return this.notifications.notify(tx, { ...note, userId: sellerId });
  }

  private async byId(db: Db, id: string): Promise<Deal> {
    const found = await rows<DealRow>(db, `SELECT ${COLUMNS} FROM deals d WHERE d.id = $1`, [id]);
    const [deal] = await this.whole(db, found);
    if (!deal) throw notFound();
    return deal;
  }

  private async whole(db: Db, found: readonly DealRow[]): Promise<Deal[]> {
    if (found.length === 0) return [];
    const products = await this.reader.byIds(
      found.map(({ productId }) => productId),
      { db },
    );
    return found.flatMap(({ productId: _productId, ...deal }, index) => {
      const product = products[index];
      return product ? [{ ...deal, product }] : [];
    });
  }
}

function about({ sellerRole, imageId }: DealtProduct) {
  return { type: NotificationType.PRODUCT_DECIDED, link: sellPostPaths[sellerRole], imageId };
}
