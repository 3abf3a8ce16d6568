/**
 * In the demo market on the operator's own machine, where no payment gateway is set up, doubles of them run beside the
 * server: a whole payment can be tried without money.
 */
import { Config, isLocalOnly } from '../../platform/config/env';
import type { DemoMarket, GatewayDoubles } from './demo-market.port';

interface DemoGateways {
  /** With the doubles where they run. */
  readonly config: Config;
  stop(): Promise<void>;
}

/**
 * Begins to start them where they will very likely be wanted, so that they start beside the database; else undefined.
 */
export function prepareGateways(config: Config, demoMarket: DemoMarket): Promise<GatewayDoubles> | undefined {
  if (!mayHave(config) || config.databaseUrl !== null || config.seedDemo === false) return undefined;
  const starting = demoMarket.startGateways();
  starting.catch(() => undefined); // demoGateways is given it
  return starting;
}

export async function demoGateways(
  config: Config,
  isDemo: boolean,
  demoMarket: DemoMarket,
  prepared?: Promise<GatewayDoubles>,
): Promise<DemoGateways> {
  if (!isDemo || !mayHave(config)) {
    await (await prepared)?.stop();
    return { config, stop: () => Promise.resolve() };
  }
  const { settings, stop } = await (prepared ?? demoMarket.startGateways());
  return { config: new Config({ ...config, ...settings }), stop };
}

function mayHave(config: Config): boolean {
  return isLocalOnly(config) && config.bkash === null && config.sslcommerz === null && config.port !== 0;
}
