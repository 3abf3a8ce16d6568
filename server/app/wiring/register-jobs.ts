/**
 * Assigns each job to the service that does it, and lists the jobs that run on a schedule (UTC). A module exports the
 * job's name and the service.
 */
import type { DependencyContainer } from 'tsyringe';
import { DataSource } from 'typeorm';
import { ACCOUNT_SWEEP_CRON, ACCOUNT_SWEEP_JOB, AccountSweepService } from '../../modules/accounts/closing/account-sweep.service';
import { BasketDeadlinesService, SHARED_BASKETS_CRON, SHARED_BASKETS_JOB } from '../../modules/baskets/basket-deadlines.service';
import {
  ProductViewMonthsService,
  VIEW_MONTHS_CRON,
  VIEW_MONTHS_JOB,
} from '../../modules/catalogue/products/figures/product-view-months.service';
import { ProductImportWorker } from '../../modules/catalogue/imports/product-import-worker.service';
import { PRODUCT_IMPORT_CRON, PRODUCT_IMPORT_JOB } from '../../modules/catalogue/imports/product-imports.service';
import {
  MARKET_WORDS_SWEEP_CRON,
  MARKET_WORDS_SWEEP_JOB,
  MarketWordsSweepService,
} from '../../modules/catalogue/market/search/market-words-sweep.service';
import {
  SELL_POST_WINDOWS_CRON,
  SELL_POST_WINDOWS_JOB,
  SellPostWindowsService,
} from '../../modules/catalogue/sell-posts/sell-post-windows.service';
import { PRICE_ALERTS_CRON, PRICE_ALERTS_JOB, PriceAlertsService } from '../../modules/dashboard/price-alerts/price-alerts.service';
import { PRICE_MEDIANS_CRON, PRICE_MEDIANS_JOB, PriceMediansService } from '../../modules/dashboard/week-prices/price-medians.service';
import {
  SERVICE_FIGURES_CRON,
  SERVICE_FIGURES_JOB,
  ServiceFiguresService,
} from '../../modules/dashboard/service-figures/service-figures.service';
import { ANNOUNCEMENT_CRON, ANNOUNCEMENT_JOB, AnnouncementFanoutService } from '../../modules/notifications/announcement-fanout.service';
import { PushDeliveryWorker, SEND_PUSHES_CRON, SEND_PUSHES_JOB } from '../../modules/notifications/push/push-delivery-worker.service';
import { IMAGE_SWEEP_CRON, IMAGE_SWEEP_JOB, ImageSweepService } from '../../modules/media/image-sweep.service';
import { DATA_EXPORT_SWEEP_CRON, DATA_EXPORT_SWEEP_JOB, DataExportWorker } from '../../modules/leaving/export/data-export-worker.service';
import { DATA_EXPORT_JOB, type DataExportJob } from '../../modules/leaving/export/data-exports.service';
import { MESSAGE_SWEEP_CRON, MESSAGE_SWEEP_JOB, MessagesService } from '../../modules/messages/messages.service';
import { BillIssuingService, ISSUE_BILLS_CRON, ISSUE_BILLS_JOB } from '../../modules/money/bills/bill-issuing.service';
import { BillRemindersService, REMIND_BILLS_CRON, REMIND_BILLS_JOB } from '../../modules/money/bills/bill-reminders.service';
import { CHECK_PAYMENTS_CRON, CHECK_PAYMENTS_JOB, GatewayChecksService } from '../../modules/money/gateway/gateway-checks.service';
import {
  GatewayRefundSendingService,
  SEND_REFUNDS_CRON,
  SEND_REFUNDS_JOB,
} from '../../modules/money/gateway/gateway-refund-sending.service';
import { POST_ORDERS_CRON, POST_ORDERS_JOB, OrderPostingsService } from '../../modules/money/postings/order-postings.service';
import { DealReportsService, REPORT_DEALS_CRON, REPORT_DEALS_JOB } from '../../modules/offers/deals/deal-reports.service';
import { ORDER_IMAGE_SWEEP_CRON, ORDER_IMAGE_SWEEP_JOB, OrderImagesService } from '../../modules/orders/images/order-images.service';
import {
  PROBLEM_DEADLINES_CRON,
  PROBLEM_DEADLINES_JOB,
  ProblemDeadlinesService,
} from '../../modules/orders/problems/problem-deadlines.service';
import { OrderPayeesService, PAYMENT_REMINDER_CRON, PAYMENT_REMINDER_JOB } from '../../modules/orders/payments/order-payees.service';
import { REFUND_DEADLINES_CRON, REFUND_DEADLINES_JOB, RefundDeadlinesService } from '../../modules/orders/account/refund-deadlines.service';
import { RECALL_REFUNDS_CRON, RECALL_REFUNDS_JOB, RecallRefundsService } from '../../modules/recalls/recalled/recall-refunds.service';
import { ORDER_COMPLETION_CRON, ORDER_COMPLETION_JOB, OrderCompletionService } from '../../modules/orders/timers/order-completion.service';
import { ORDER_EXPIRY_CRON, ORDER_EXPIRY_JOB, OrderExpiryService } from '../../modules/orders/timers/order-expiry.service';
import {
  DELIVER_WEBHOOKS_CRON,
  DELIVER_WEBHOOKS_JOB,
  SWEEP_WEBHOOKS_CRON,
  SWEEP_WEBHOOKS_JOB,
  WebhookDeliveryWorker,
} from '../../modules/partners/deliveries/webhook-delivery-worker.service';
import { GRANTS_CRON, GRANTS_JOB, GrantEndingsService } from '../../modules/grants/grant-endings.service';
import {
  RECURRING_ORDERS_CRON,
  RECURRING_ORDERS_JOB,
  RecurringAnnouncementsService,
} from '../../modules/recurring/recurring-announcements.service';
import { REVIEW_IMAGE_SWEEP_CRON, REVIEW_IMAGE_SWEEP_JOB, ReviewImagesService } from '../../modules/reviews/images/review-images.service';
import {
  IDEMPOTENCY_SWEEP_CRON,
  IDEMPOTENCY_SWEEP_JOB,
  IdempotencySweepService,
} from '../../platform/idempotency/idempotency-sweep.service';
import { FREE_LOST_JOBS_CRON, FREE_LOST_JOBS_JOB, type JobQueue } from '../../platform/jobs/job-queue';
import { HttpSmsGateway, SMS_JOB, type SmsDelivery } from '../../platform/sms/http-sms-gateway';
import { SmsGateway, TIDY_SMS_CRON, TIDY_SMS_JOB } from '../../platform/sms/sms-gateway';
import { resolvePort } from './container';
import { KeyUsesService } from '../../modules/partners/api-keys/key-uses.service';

export function registerJobs(queue: JobQueue, container: DependencyContainer): void {
  queue.register(FREE_LOST_JOBS_JOB, () => queue.freeLost(container.resolve(DataSource)));
  queue.schedule(FREE_LOST_JOBS_JOB, FREE_LOST_JOBS_CRON);
  queue.register(IMAGE_SWEEP_JOB, async () => void (await container.resolve(ImageSweepService).sweep()));
  queue.schedule(IMAGE_SWEEP_JOB, IMAGE_SWEEP_CRON);
  queue.register(ACCOUNT_SWEEP_JOB, async () => void (await container.resolve(AccountSweepService).sweep()));
  queue.schedule(ACCOUNT_SWEEP_JOB, ACCOUNT_SWEEP_CRON);
  queue.register(IDEMPOTENCY_SWEEP_JOB, async () => void (await container.resolve(IdempotencySweepService).sweep()));
  queue.schedule(IDEMPOTENCY_SWEEP_JOB, IDEMPOTENCY_SWEEP_CRON);
  queue.register(ORDER_IMAGE_SWEEP_JOB, async () => void (await container.resolve(OrderImagesService).sweep()));
  queue.schedule(ORDER_IMAGE_SWEEP_JOB, ORDER_IMAGE_SWEEP_CRON);
  queue.register(REVIEW_IMAGE_SWEEP_JOB, async () => void (await container.resolve(ReviewImagesService).sweep()));
  queue.schedule(REVIEW_IMAGE_SWEEP_JOB, REVIEW_IMAGE_SWEEP_CRON);
  queue.register(MESSAGE_SWEEP_JOB, async () => void (await container.resolve(MessagesService).sweep()));
  queue.schedule(MESSAGE_SWEEP_JOB, MESSAGE_SWEEP_CRON);
  queue.register(ORDER_EXPIRY_JOB, async () => void (await container.resolve(OrderExpiryService).expireDue()));
  queue.schedule(ORDER_EXPIRY_JOB, ORDER_EXPIRY_CRON);
  queue.register(PROBLEM_DEADLINES_JOB, async () => void (await container.resolve(ProblemDeadlinesService).run()));
  queue.schedule(PROBLEM_DEADLINES_JOB, PROBLEM_DEADLINES_CRON);
  queue.register(RECALL_REFUNDS_JOB, async () => void (await container.resolve(RecallRefundsService).run()));
  queue.schedule(RECALL_REFUNDS_JOB, RECALL_REFUNDS_CRON);
  queue.register(ORDER_COMPLETION_JOB, async () => void (await container.resolve(OrderCompletionService).completeDue()));
  queue.schedule(ORDER_COMPLETION_JOB, ORDER_COMPLETION_CRON);
  queue.register(REFUND_DEADLINES_JOB, async () => void (await container.resolve(RefundDeadlinesService).run()));
  queue.schedule(REFUND_DEADLINES_JOB, REFUND_DEADLINES_CRON);
  queue.register(POST_ORDERS_JOB, async () => void (await container.resolve(OrderPostingsService).postMissing()));
  queue.schedule(POST_ORDERS_JOB, POST_ORDERS_CRON);
  queue.register(ISSUE_BILLS_JOB, async () => void (await container.resolve(BillIssuingService).issueDue()));
  queue.schedule(ISSUE_BILLS_JOB, ISSUE_BILLS_CRON);
  queue.register(CHECK_PAYMENTS_JOB, async () => void (await container.resolve(GatewayChecksService).checkDue()));
  queue.schedule(CHECK_PAYMENTS_JOB, CHECK_PAYMENTS_CRON);
  queue.register(SEND_REFUNDS_JOB, async () => void (await container.resolve(GatewayRefundSendingService).sendDue()));
  queue.schedule(SEND_REFUNDS_JOB, SEND_REFUNDS_CRON);
  queue.register(REMIND_BILLS_JOB, async () => void (await container.resolve(BillRemindersService).remindDue()));
  queue.schedule(REMIND_BILLS_JOB, REMIND_BILLS_CRON);
  queue.register(PAYMENT_REMINDER_JOB, async () => void (await container.resolve(OrderPayeesService).remindDue()));
  queue.schedule(PAYMENT_REMINDER_JOB, PAYMENT_REMINDER_CRON);
  queue.register(DELIVER_WEBHOOKS_JOB, () => container.resolve(WebhookDeliveryWorker).run());
  queue.schedule(DELIVER_WEBHOOKS_JOB, DELIVER_WEBHOOKS_CRON);
  queue.register(SWEEP_WEBHOOKS_JOB, async () => {
    await container.resolve(WebhookDeliveryWorker).sweep();
    await container.resolve(KeyUsesService).sweep();
  });
  queue.schedule(SWEEP_WEBHOOKS_JOB, SWEEP_WEBHOOKS_CRON);
  queue.register(ANNOUNCEMENT_JOB, async () => void (await container.resolve(AnnouncementFanoutService).publishDue()));
  queue.schedule(ANNOUNCEMENT_JOB, ANNOUNCEMENT_CRON);
  queue.register(SEND_PUSHES_JOB, () => container.resolve(PushDeliveryWorker).run());
  queue.schedule(SEND_PUSHES_JOB, SEND_PUSHES_CRON);
  queue.register(PRICE_MEDIANS_JOB, () => container.resolve(PriceMediansService).refresh());
  queue.schedule(PRICE_MEDIANS_JOB, PRICE_MEDIANS_CRON);
  queue.register(SERVICE_FIGURES_JOB, () => container.resolve(ServiceFiguresService).refresh());
  queue.schedule(SERVICE_FIGURES_JOB, SERVICE_FIGURES_CRON);
  queue.register(PRICE_ALERTS_JOB, async () => void (await container.resolve(PriceAlertsService).notifyDue()));
  queue.schedule(PRICE_ALERTS_JOB, PRICE_ALERTS_CRON);
  queue.register(RECURRING_ORDERS_JOB, async () => void (await container.resolve(RecurringAnnouncementsService).announceDue()));
  queue.schedule(RECURRING_ORDERS_JOB, RECURRING_ORDERS_CRON);
  queue.register(GRANTS_JOB, async () => void (await container.resolve(GrantEndingsService).run()));
  queue.schedule(GRANTS_JOB, GRANTS_CRON);
  queue.register(SHARED_BASKETS_JOB, async () => void (await container.resolve(BasketDeadlinesService).run()));
  queue.schedule(SHARED_BASKETS_JOB, SHARED_BASKETS_CRON);
  queue.register(MARKET_WORDS_SWEEP_JOB, async () => void (await container.resolve(MarketWordsSweepService).sweep()));
  queue.schedule(MARKET_WORDS_SWEEP_JOB, MARKET_WORDS_SWEEP_CRON);
  queue.register(PRODUCT_IMPORT_JOB, () => container.resolve(ProductImportWorker).run());
  queue.schedule(PRODUCT_IMPORT_JOB, PRODUCT_IMPORT_CRON);
  queue.register<DataExportJob>(DATA_EXPORT_JOB, ({ exportId }) => container.resolve(DataExportWorker).run(exportId));
  queue.register(DATA_EXPORT_SWEEP_JOB, () => container.resolve(DataExportWorker).sweep());
  queue.schedule(DATA_EXPORT_SWEEP_JOB, DATA_EXPORT_SWEEP_CRON);
  queue.register(VIEW_MONTHS_JOB, () => container.resolve(ProductViewMonthsService).roll());
  queue.schedule(VIEW_MONTHS_JOB, VIEW_MONTHS_CRON);
  const sms = resolvePort(container, SmsGateway);
  queue.register(TIDY_SMS_JOB, () => sms.tidy());
  queue.schedule(TIDY_SMS_JOB, TIDY_SMS_CRON);
  if (sms instanceof HttpSmsGateway) queue.register<SmsDelivery>(SMS_JOB, (delivery) => sms.deliver(delivery));
  queue.register(SELL_POST_WINDOWS_JOB, async () => void (await container.resolve(SellPostWindowsService).moveDue()));
  queue.schedule(SELL_POST_WINDOWS_JOB, SELL_POST_WINDOWS_CRON);
  queue.register(REPORT_DEALS_JOB, async () => void (await container.resolve(DealReportsService).report()));
  queue.schedule(REPORT_DEALS_JOB, REPORT_DEALS_CRON);
}
