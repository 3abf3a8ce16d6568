/**
 * A trader lists again what arrived: never more than was received, nothing while a problem with it is active, and what
 * is on the shelf goes back first.
 */
import fc from 'fast-check';
import { RelistingService } from '../../../../server/modules/catalogue/stock/relisting.service';
import { asViewer } from '../../../support/build-accounts';
import { one } from '../../../support/sql';
import { codeOf, command } from './commands';
import { at, isArrived, isHeld, isWeighed, type ModelOrder, TRADER } from './model';

export const relisting = fc
  .record({ order: fc.nat(), line: fc.nat(2), tenths: fc.integer({ min: 1, max: 12 }) })
  .map(({ order, line, tenths }) =>
    command(
      `the trader lists ${tenths}/10 of line ${line} of ${order} again`,
      (model) => model.orders.some(isArrived),
      async (model, world) => {
        const target = at(model.orders.filter(isArrived), order);
        const received = at(target.lines, line);
        const wanted = Math.floor((received.quantity * tenths) / (isWeighed(received) ? 0.1 : 10)) / (isWeighed(received) ? 100 : 1);
        if (received.quantity === 0 || wanted === 0) return;
        const receipt = await one<{ id: string }>(world.app.db, 'SELECT id FROM receipts WHERE order_line_id = $1', [received.id]);
        const request = { receiptId: receipt?.id ?? '', quantity: String(wanted), price: '90', addToSellPost: false };
        const code = await codeOf(() => world.app.container.resolve(RelistingService).relist(asViewer(at(world.buyers, TRADER)), request));
        if (isHeld(target, received)) return expect(code).toBe('CONFLICT');
        expect(code).toBe(wanted > received.quantity - received.listed + 1e-9 ? 'BAD_USER_INPUT' : null);
        if (code === null) received.listed = Math.round((received.listed + wanted) * 1000) / 1000;
      },
    ),
  );

/** Takes the re-listed quantities of these lines off the market at once. */
export function takeOffShelf({ lines }: ModelOrder, lineId: string | null): void {
  for (const line of lines) if (lineId === null || line.id === lineId) line.listed = 0;
}
