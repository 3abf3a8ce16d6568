/**
 * Lists deliveries to all partners, the newest first, without their content and without whole addresses. Called by
 * AdminWebhooksService.
 */
import { type DeliveredEvent, type DeliveryStatus, WebhookStop } from '../../../../schema/values/market/partners';
import { column, columns, flag, instant, nullable, oneOf, type RowOf, text } from '../../../platform/db/columns';
import { byCreation, type List, type Params } from '../../../platform/db/list-query';
import { hostOf } from '../../../platform/db/url-host';
import { deliveryColumns } from './webhook-deliveries.store';

export interface PartnerDeliveryFilter {
  readonly status?: DeliveryStatus | null;
  readonly event?: DeliveredEvent | null;
  readonly failing?: boolean | null;
  /** A part of the host. */
  readonly host?: string | null;
}

const list = columns({
  ...deliveryColumns,
  webhookId: column('d.webhook_id', text),
  host: column(hostOf('w.url'), text),
  ownerId: column('w.user_id', text),
  ownerName: column('u.name', text),
  endpointEnabled: column('w.enabled', flag),
  endpointDisabledBy: column('w.disabled_by', nullable(oneOf(WebhookStop))),
  failingSince: column('w.failing_since', nullable(instant)),
});
export type PartnerDeliveryRow = RowOf<typeof list>;

const WEBHOOK = 'JOIN webhooks w ON w.id = d.webhook_id';

export const partnerDeliveries: List<PartnerDeliveryRow> = {
  table: 'webhook_deliveries',
  alias: 'd',
  sort: byCreation,
  columns: list,
  joins: `${WEBHOOK} JOIN users u ON u.id = w.user_id`,
  filterJoins: WEBHOOK,
};

export const deliveriesLike =
  ({ status, event, failing, host }: PartnerDeliveryFilter) =>
  (params: Params): string[] => [
    ...(status ? [`d.status = ${params.add(status)}`] : []),
    ...(event ? [`d.event = ${params.add(event)}`] : []),
    ...(failing ? ['w.enabled AND w.failing_since IS NOT NULL'] : []),
    ...(host ? [`strpos(lower(${hostOf('w.url')}), ${params.add(host.toLowerCase())}) > 0`] : []),
  ];
