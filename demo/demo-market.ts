/** Hands the demo market to the server. Each part is loaded when it is wanted: few starts want any. */
import type { DemoMarket, MadeDemo } from '../server/app/start/demo-market.port';
import type { MadeMarket } from './seed-demo';

export const demoMarket: DemoMarket = {
  makeInThread: async (config) => {
    const { makeInThread } = await import('./make-in-thread');
    return writable(await makeInThread(config));
  },
  make: async (config, logger) => {
    const { makeDemo } = await import('./seed-demo');
    return writable(await makeDemo(config, logger));
  },
  startGateways: async () => {
    const { startGateways } = await import('./gateways/start-gateways');
    return startGateways();
  },
};

function writable(market: MadeMarket): MadeDemo {
  return {
    write: async (db, logger) => {
      const { writeDemo } = await import('./seed-demo');
      await writeDemo(db, logger, market);
    },
  };
}
