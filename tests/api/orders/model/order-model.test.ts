/**
 * Property-based: several buyers, sellers, an admin and the clock give random commands of the whole order machine, and
 * after each the database must be as a plain model of it (model.ts). No command oversells, loses stock or charges more
 * than agreed, what is undone is as before, no trader lists again what is disputed, every order can reach an end, and
 * the ledger has the commission of what was delivered. A failing run is shrunk to its shortest commands and prints its
 * seed. Bounded by time; MODEL_SECONDS makes it longer.
 */
import fc from 'fast-check';
import { startTestApp } from '../../../support/app';
import { account, approvedProducer, consumer, seller } from '../../../support/build-accounts';
import { listedProduct } from '../../../support/build-orders';
import { expectSound } from '../../money/support/ledger';
import { completion, expiry, move, resolution, resolve } from './commands';
import { giveBack, pay } from './payment-commands';
import { delivery } from './deliveries';
import { endsOf } from './expected-moves';
import { endProblems, problemDeadline, problemReport, problemResponse } from './problem-commands';
import { place } from './place';
import { relisting } from './receipts';
import { agree } from './agree';
import { at, INITIAL, isOver, type Model, PRICES, reservedOf, SHELF, type World } from './model';

const SECONDS = Number(process.env.MODEL_SECONDS ?? 15);

let world: World;

beforeAll(async () => {
  const app = await startTestApp();
  world = {
    app,
    buyers: [await consumer(app), await consumer(app), await seller(app, 'WHOLESALER')],
    sellers: [await approvedProducer(app), await approvedProducer(app)],
    admin: await account(app, 'ADMIN'),
    shelf: [],
  };
});
afterAll(() => world.app.stop());

async function newShelf(): Promise<void> {
  const shelf = [];
  for (const owner of world.sellers)
    for (const [index, unit] of SHELF.entries()) {
      const product = { name: `Product ${index}`, quantity: String(INITIAL), unit, price: String(PRICES[index]) };
      shelf.push(await listedProduct(world.app, owner, product));
    }
  world.shelf = shelf;
}

/** An admin can end what is left; then nothing is reserved. */
async function endAll(model: Model): Promise<void> {
  for (const order of model.orders) {
    await endProblems(world, order);
    for (let step = 0; !isOver(order); step += 1) {
      expect(step).toBeLessThan(2);
      await resolve(world, order, at(endsOf(order), step) as 'DELIVERED');
    }
  }
  await agree(world, model);
  await expectSound(world.app);
  expect(world.shelf.map((_product, index) => reservedOf(model, index))).toEqual(world.shelf.map(() => 0));
}

it(
  `${SECONDS} seconds of random commands agree with the model, and each order reaches an end [O3 S6]`,
  async () => {
    let runs = 0;
    const problems = [problemReport, problemResponse, problemResponse, problemDeadline];
    const commands = [
      ...problems,
      relisting,
      relisting,
      place,
      move,
      pay,
      giveBack,
      expiry,
      move,
      completion,
      delivery,
      move,
      resolution,
      delivery,
      move,
    ];
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (sequence) => {
        runs += 1;
        await newShelf();
        const model: Model = { orders: [] };
        await fc.asyncModelRun(() => ({ model, real: world }), sequence);
        await endAll(model);
      }),
      { numRuns: 10_000, interruptAfterTimeLimit: SECONDS * 1000, endOnFailure: false },
    );
    expect(runs).toBeGreaterThan(1);
  },
  SECONDS * 1000 + 120_000,
);
