/** In the demo market on the operator's own machine, where no payment gateway is set up, doubles of them run beside the server: a whole payment can be tried without money. */
import { Config, isLocalOnly } from '../platform/config/env';

interface DemoGateways {
  /** With the doubles where they run. */
  readonly config: Config;
  stop(): Promise<void>;
}

export async function demoGateways(config: Config, isDemo: boolean): Promise<DemoGateways> {
  const isWanted = isDemo && isLocalOnly(config) && config.bkash === null && config.sslcommerz === null && config.port !== 0;
  if (!isWanted) return { config, stop: () => Promise.resolve() };
  const { startGateways } = await import('../../demo/gateways/start-gateways'); // for the demo market alone
  const { settings, stop } = await startGateways();
  return { config: new Config({ ...config, ...settings }), stop };
}
