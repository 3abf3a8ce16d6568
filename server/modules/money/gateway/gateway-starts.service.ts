/**
 * Begins an online payment of a confirmed order: at the gateway first, then in the database with the page to which the
 * buyer is sent. Where the second fails, nothing is lost: no one knows the page.
 */
import { randomBytes } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { PAYMENT_CALLBACK_PATH, type PaymentGateway } from '../../../../schema/values/money/gateways';
import { serverLimits } from '../../../../schema/values/server-limits';
import { Config, siteAddress } from '../../../platform/config/env';
import type { Db } from '../../../platform/db/sql';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { tooManyAttempts } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Logger } from '../../../platform/logging/logger';
import { money } from '../../../platform/money';
import type { PaymentProvider, StartedPayment } from '../../../platform/payments/payment-provider';
import { PaymentProviders } from '../../../platform/payments/payment-providers';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import type { Order } from '../../orders/orders/order.entity';
import { OrdersService } from '../../orders/orders/orders.service';
import { isPayableOnline, OnlinePaymentsService } from '../../orders/payments/online-payments.service';
import { countStarted, type GatewayPaymentRow, insertPayment, payableUntil, paymentById } from './gateway-payments.store';

const OPERATION = 'payment.START_ONLINE';

export interface StartedOnlinePayment {
  readonly pageUrl: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class GatewayStartsService {
  constructor(
    private readonly db: DataSource,
    private readonly config: Config,
    private readonly providers: PaymentProviders,
    private readonly orders: OrdersService,
    private readonly payments: OnlinePaymentsService,
    private readonly idempotency: IdempotencyService,
    private readonly log: Logger,
  ) {}

  /**
   * The page where the buyer pays. NOT_FOUND for an order of others, FORBIDDEN for its seller, INVALID_TRANSITION where
   * it is not to be paid online now, BAD_USER_INPUT for a gateway that the market does not have, RATE_LIMITED after
   * many tries in an hour, UNAVAILABLE while the gateway is away.
   */
  async start(viewer: Viewer, id: string, gateway: PaymentGateway, key?: RequestKey | null): Promise<StartedOnlinePayment> {
    const order = await this.orders.findById(viewer, id);
    assertMay(order.buyerId === viewer.id);
    const request = { userId: viewer.id, operation: OPERATION, body: [id, gateway] };
    const earlier = key && (await this.idempotency.find(this.db, { userId: viewer.id, operation: OPERATION, key: key.value }));
    const provider = this.providers.find(gateway);
    if (!provider) throw invalidInput([{ field: 'gateway', key: 'payment.noGateway' }]);
    if (!earlier) {
      this.assertPayable(order);
      await assertTriesLeft(this.db, order.id);
    }
    const invoice = `HB${randomBytes(12).toString('hex')}`;
    const started = earlier ? null : await this.create(provider, order, invoice);
    return inTransaction(this.db, async (tx) => {
      const made = await this.idempotency.resultOf(tx, key, request);
      if (made !== null || started === null) return { pageUrl: await this.earlierPage(tx, made) };
      const locked = await this.payments.lock(tx, order.id);
      if (!locked || !money(this.payments.dueOf(locked)).eq(this.payments.dueOf(order))) throw notPayable(order);
      this.assertPayable(locked);
      await assertTriesLeft(tx, order.id); // others may have begun while the gateway was asked
      const payment = await insertPayment(tx, { orderId: order.id, gateway, invoice, ...started, amount: this.payments.dueOf(locked) });
      await this.payments.begun(tx, order.id, await payableUntil(tx, order.id));
      await this.idempotency.saveResult(tx, key, viewer.id, payment.id);
      return { pageUrl: payment.pageUrl };
    });
  }

  private assertPayable(order: Order): void {
    if (!isPayableOnline(order)) throw notPayable(order);
    if (!money(this.payments.dueOf(order)).gt(0)) throw notPayable(order);
  }

  private async earlierPage(tx: EntityManager, paymentId: string | null): Promise<string> {
    const payment: GatewayPaymentRow | null = paymentId === null ? null : await paymentById(tx, paymentId);
    if (!payment) throw new Error('A payment that was started is not there.');
    return payment.pageUrl;
  }

  private async create(provider: PaymentProvider, order: Order, invoice: string): Promise<StartedPayment> {
    const callbackUrl = `${siteAddress(this.config)}${PAYMENT_CALLBACK_PATH}/${provider.gateway.toLowerCase()}`;
    const payer = { name: order.contactName, phone: order.contactPhone };
    try {
      return await provider.create({ invoice, amount: this.payments.dueOf(order), callbackUrl, title: order.trackingNumber, payer });
    } catch (error) {
      this.log.warn('a payment could not be started', { gateway: provider.gateway, reason: String(error) });
      throw new AppError('UNAVAILABLE', 'payment.gatewayAway');
    }
  }
}

async function assertTriesLeft(db: Db, orderId: string): Promise<void> {
  if ((await countStarted(db, orderId)) >= serverLimits.gatewayStartsPerHour) throw tooManyAttempts(3600);
}

function notPayable({ status, paymentStatus }: Order): AppError {
  return new AppError('INVALID_TRANSITION', 'payment.notPayable', undefined, undefined, { current: { status, paymentStatus } });
}
