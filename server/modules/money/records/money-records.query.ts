/** Ledger, bills, payouts and payments of a user who takes their data along. Called by MoneyRecordsService. */
import type { PersonalFile } from '../../../platform/personal-data/personal-records.port';

export const moneyRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'ledger',
    sql: `SELECT t.kind, o.tracking_number AS "order", e.amount, e.month, e.occurred_at AS "at"
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id LEFT JOIN orders o ON o.id = t.order_id
      WHERE e.owner_id = $1 ORDER BY e.occurred_at, e.id`,
  },
  {
    name: 'bills',
    sql: `SELECT b.number, b.month, b.seller_name AS "name", b.seller_address AS "address", b.seller_tax_number AS "taxNumber", b.commission, b.withheld,
        b.vat_percent AS "vatPercent", b.vat, b.credit, b.total, b.paid, b.due_on AS "dueOn", b.issued_at AS "issuedAt",
        (SELECT coalesce(json_agg(json_build_object('amount', p.amount, 'method', p.method, 'reference', p.reference, 'receivedOn', p.received_on)
          ORDER BY p.id), '[]') FROM bill_payments p WHERE p.bill_id = b.id AND p.reversed_at IS NULL) AS "payments"
      FROM bills b WHERE b.seller_id = $1 ORDER BY b.month, b.id`,
  },
  {
    name: 'tax-number',
    sql: `SELECT n.tax_number AS "taxNumber" FROM seller_tax_numbers n WHERE n.seller_id = $1`,
  },
  {
    name: 'payouts',
    sql: `SELECT p.number, p.amount, p.method, p.account_number AS "accountNumber", p.holder, p.bank_name AS "bankName", p.branch, p.state, p.reference,
        p.reason, p.requested_at AS "requestedAt", p.paid_at AS "paidAt", p.failed_at AS "failedAt"
      FROM payouts p WHERE p.seller_id = $1 ORDER BY p.id`,
  },
  {
    name: 'online-payments',
    sql: `SELECT o.tracking_number AS "order", g.gateway, g.invoice, g.amount, g.state, g.trx_id AS "trxId", g.started_at AS "startedAt",
        g.captured_at AS "capturedAt",
        (SELECT coalesce(json_agg(json_build_object('amount', r.amount, 'state', r.state, 'at', r.created_at) ORDER BY r.id), '[]')
          FROM gateway_refunds r WHERE r.payment_id = g.id) AS "refunds"
      FROM gateway_payments g JOIN orders o ON o.id = g.order_id WHERE o.buyer_id = $1 ORDER BY g.id`,
  },
];
