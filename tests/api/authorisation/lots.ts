/** Lots of accounts, by their codes: as the builders of things.ts. */
import * as accounts from '../../support/build-accounts';
import type { TestAccount } from '../../support/build-accounts';
import * as catalogue from '../../support/build-catalogue';
import { one } from '../../support/sql';
import * as orders from '../../support/build-orders';
import { type Builder, sellers } from './row';
import { of } from './things';
import type { World } from './world';

/** The code of a lot of this seller, as a label has it. */
const lotCode = async ({ app }: World, owner: TestAccount): Promise<string> => {
  const { id } = await catalogue.product(app, owner);
  return (await one<{ code: string }>(app.db, 'SELECT code FROM lots WHERE product_id = $1', [id]))?.code ?? '';
};
const decidedLot = (operation: 'holdLot' | 'askRecall') => async (world: World, owner: TestAccount) => {
  const input = { code: await lotCode(world, owner), reason: 'Mould' };
  await world.app.call(operation, { input }, 'code', { token: owner.token });
  return input.code;
};
const recalled = async (world: World, owner: TestAccount) => {
  const code = await decidedLot('askRecall')(world, owner);
  const admin = await accounts.admin(world.app);
  await world.app.call('confirmRecall', { input: { code, reason: 'Mould' } }, 'code', { token: admin.token });
  return code;
};
/** A delivered line of this buyer, or of this seller, whose lot was recalled. */
export const recalledLine: Builder = async (world, owner) => {
  if (owner.role === 'ADMIN') return null;
  const { seller, lineIds } = await orders.deliveredOrder(world.app, owner.role === 'CONSUMER' ? { buyer: owner } : { seller: owner });
  const found = 'SELECT lot.code FROM lot_shares share JOIN lots lot ON lot.id = share.lot_id WHERE share.order_line_id = $1';
  const code = (await one<{ code: string }>(world.app.db, found, [lineIds[0]]))?.code;
  const input = { code, reason: 'Mould' };
  await world.app.call('askRecall', { input }, 'code', { token: seller.token });
  await world.app.call('confirmRecall', { input }, 'code', { token: (await accounts.admin(world.app)).token });
  return lineIds[0] ?? null;
};
export const recalledLot = of(sellers, recalled);
export const lot = of(sellers, lotCode);
export const heldLot = of(sellers, decidedLot('holdLot'));
/** Somebody's lot, of which they asked for a recall. */
export const askedRecall = async (world: World): Promise<string> =>
  decidedLot('askRecall')(world, await accounts.approvedProducer(world.app));
export const anyLot = async (world: World): Promise<string> => lotCode(world, await accounts.approvedProducer(world.app));
