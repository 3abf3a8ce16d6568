/** Deliveries by the right code, by wrong ones, with an image, and with neither. */
import fc from 'fast-check';
import { HANDOVER_TRIES } from '../../../../schema/values/orders/handover';
import { OrderActionsService } from '../../../../server/modules/orders/steps/order-actions.service';
import { asViewer, type TestAccount } from '../../../support/build-accounts';
import { addedImage, handoverCode, otherCode } from '../../../support/handover';
import { any, codeOf, command } from './commands';
import { next } from './expected-moves';
import { at, type ModelOrder, type World } from './model';
import { accountOf } from './sums';

const evidence = ['right code', 'right code', 'wrong code', 'wrong code', 'image', 'nothing'] as const;
type Evidence = (typeof evidence)[number];

async function deliver({ app }: World, by: TestAccount, order: ModelOrder, given: Evidence): Promise<unknown> {
  const { id } = order;
  const code = await handoverCode(app, id);
  const imageIds = given === 'image' ? [await addedImage(app, id, by.id)] : [];
  const codes = { 'right code': code, 'wrong code': otherCode(code), image: null, nothing: null };
  return app.container
    .resolve(OrderActionsService)
    .deliver(asViewer(by), id, { code: codes[given], imageIds, paymentReceived: isCollected(order) });
}

/** Cash, and what a raised total added, is collected at the delivery. */
const isCollected = ({ isCash, received }: ModelOrder): boolean => isCash || received > 0;

/** Null where it is rejected. */
function handoverBy(given: Evidence, { tries }: ModelOrder): 'CODE' | 'IMAGE' | null {
  if (given === 'image') return 'IMAGE';
  return given === 'right code' && tries < HANDOVER_TRIES ? 'CODE' : null;
}

export const delivery = fc
  .record({ order: fc.nat(), given: fc.constantFrom(...evidence), who: fc.constantFrom('seller', 'seller', 'seller', 'buyer', 'stranger') })
  .map(({ order, given, who }) =>
    command(`${who} delivers ${order} with ${given}`, any, async (model, world) => {
      const shipped = model.orders.filter(({ state }) => state === 'SHIPPED');
      const target = at(shipped.length > 0 && order % 4 > 0 ? shipped : model.orders, order);
      const by = who === 'seller' ? at(world.sellers, target.seller) : at(world.buyers, target.buyer + (who === 'buyer' ? 0 : 1));
      const isAllowed = next('deliver', who === 'seller' ? 'seller' : 'buyer', target) !== null;
      const handover = handoverBy(given, target);
      const code = await codeOf(() => deliver(world, by, target, given));
      if (!isAllowed) return expect(code).not.toBeNull();
      expect(code).toBe(handover ? null : 'BAD_USER_INPUT');
      if (given === 'wrong code' && target.tries < HANDOVER_TRIES) target.tries += 1;
      if (!handover) return;
      const { due } = accountOf(target);
      Object.assign(target, { state: 'DELIVERED', undoable: null, handover });
      if (isCollected(target) && due > 0) Object.assign(target, { received: target.received + Math.max(due, target.claimed), claimed: 0 });
    }),
  );
