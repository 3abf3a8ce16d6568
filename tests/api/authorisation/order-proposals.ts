/**
 * Orders with something to be accepted or delivered, for rows of the matrix: each returns an id, or null where such an
 * account can have none.
 */
import * as orders from '../../support/build-orders';
import { handoverCode } from '../../support/handover';
import { buyers, type Call, type Caller, gql, sellers, type Builder } from './row';
import { of } from './things';

/** A sale whose delivery fee is to be named, and a purchase whose fee waits for its buyer. */
export const feePendingSale = of(sellers, async ({ app }, seller) => (await orders.feePendingOrder(app, { seller })).id);
export const feeProposedPurchase = of(buyers, async ({ app }, buyer) => (await orders.feeProposedOrder(app, { buyer })).id);
export const partProposedPurchase = of(buyers, async ({ app }, buyer) => (await orders.partProposedOrder(app, { buyer })).id);
/** A purchase whose weight waits for its buyer, and an order of either side. */
export const proposedPurchase = of(buyers, async ({ app }, buyer) => (await orders.weightProposedOrder(app, { buyer })).id);
export const proposedOrder: Builder = async (world, owner) =>
  buyers.includes(owner.role) ? proposedPurchase(world, owner) : proposedSale(world, owner);
const proposedSale = of(sellers, async ({ app }, seller) => (await orders.weightProposedOrder(app, { seller })).id);

/** The delivery of a shipped order, with the code of its buyer. */
export const deliverByCode = async ({ world: { app }, id }: Caller): Promise<Call> =>
  gql('mutation ($id: ID!, $code: String) { deliverOrder(id: $id, paymentReceived: true, code: $code) { id } }', {
    id,
    code: await handoverCode(app, id),
  });
