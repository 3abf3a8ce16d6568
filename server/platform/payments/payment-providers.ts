/** The payment gateways of this installation. Without one nothing is paid online. */
import type { PaymentGateway } from '../../../schema/values/money/gateways';
import type { Config } from '../config/env';
import type { Logger } from '../logging/logger';
import { BkashProvider } from './bkash-provider';
import type { PaymentProvider } from './payment-provider';
import { SslcommerzProvider } from './sslcommerz-provider';

export class PaymentProviders {
  readonly all: readonly PaymentProvider[];

  constructor({ bkash, sslcommerz }: Pick<Config, 'bkash' | 'sslcommerz'>, log: Logger) {
    this.all = [...(bkash ? [new BkashProvider(bkash, log)] : []), ...(sslcommerz ? [new SslcommerzProvider(sslcommerz, log)] : [])];
  }

  get gateways(): PaymentGateway[] {
    return this.all.map(({ gateway }) => gateway);
  }

  /** Null for a gateway that is not set up, or no more. */
  find(gateway: PaymentGateway): PaymentProvider | null {
    return this.all.find((provider) => provider.gateway === gateway) ?? null;
  }

  isUp(): boolean {
    return this.all.every((provider) => provider.isUp());
  }
}
