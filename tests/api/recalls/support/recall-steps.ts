/** Lots of products by their codes, decisions about them, and what the buyer of an order sees of a recall. */
import { RecallRefundsService } from '../../../../server/modules/recalls/recalled/recall-refunds.service';
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import type { TestOrder } from '../../../support/build-orders';
import { rows } from '../../../support/sql';

interface SeenOrder {
  readonly lines: { readonly id: string; readonly recall: Record<string, unknown> | null }[];
  readonly money: Record<string, string>;
}

export function recallSteps(app: () => TestApp) {
  /** The oldest first. */
  const codesOf = async ({ id }: { readonly id: string }) =>
    (await rows<{ code: string }>(app().db, 'SELECT code FROM lots WHERE product_id = $1 ORDER BY opened_at', [id])).map(
      ({ code }) => code,
    );
  const codeOf = async (product: { readonly id: string }) => (await codesOf(product))[0] ?? '';
  const decide = (operation: 'holdLot' | 'askRecall' | 'confirmRecall', by: TestAccount, code = '') =>
    app().call(operation, { input: { code, reason: 'Mould was found' } }, 'code state', { token: by.token });
  /** Notifies and refunds what is due. Returns how many parts of lots were settled. */
  const refundDue = () => app().container.resolve(RecallRefundsService).run();
  const lineOf = async (order: TestOrder) =>
    (
      await app().call<{ order: SeenOrder }>(
        'order',
        { id: order.id },
        'money { charged refundOwed } lines { id recall { reason quantity found refund refunded lotCodes } }',
        { token: order.buyer.token },
      )
    ).data.order;
  return { codesOf, codeOf, decide, refundDue, lineOf };
}
