/** Lots of accounts, by their codes: as the builders of things.ts. */
import * as accounts from '../../support/build-accounts';
import type { TestAccount } from '../../support/build-accounts';
import * as catalogue from '../../support/build-catalogue';
import { one } from '../../support/sql';
import { sellers } from './row';
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
export const lot = of(sellers, lotCode);
export const heldLot = of(sellers, decidedLot('holdLot'));
/** Somebody's lot, of which they asked for a recall. */
export const askedRecall = async (world: World): Promise<string> =>
  decidedLot('askRecall')(world, await accounts.approvedProducer(world.app));
export const anyLot = async (world: World): Promise<string> => lotCode(world, await accounts.approvedProducer(world.app));
