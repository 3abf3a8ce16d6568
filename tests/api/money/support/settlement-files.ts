/** Settlement files of gateways, as an admin imports them, and the differences that are listed then. */
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import type { Gateway } from './gateways';

const IMPORT = `mutation ($file: Upload!, $gateway: PaymentGateway!) {
  importGatewaySettlement(gateway: $gateway, file: $file) { addedCount agreedCount } }`;

export interface SettledLine {
  readonly trxId: string;
  readonly amount: string;
}
interface Imported {
  readonly addedCount: number;
  readonly agreedCount: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Without fees, of yesterday. */
export function importSettlement(app: TestApp, judge: TestAccount, gateway: Gateway, lines: readonly SettledLine[]) {
  const day = new Date(Date.now() + DAY_MS / 4 - DAY_MS).toISOString().slice(0, 10);
  const rows = lines.map(({ trxId, amount }) => [trxId, amount, '0', amount, day].join(','));
  const bytes = Buffer.from(['Transaction ID,Amount,Fee,Net Amount,Settlement Date', ...rows].join('\n'));
  const file = { bytes, name: 'settlement.csv', type: 'text/csv' };
  return app.upload<{ importGatewaySettlement: Imported }>(IMPORT, { file }, { gateway }, { token: judge.token });
}

export async function importFile(app: TestApp, judge: TestAccount, gateway: Gateway, lines: readonly SettledLine[]): Promise<Imported> {
  return (await importSettlement(app, judge, gateway, lines)).data.importGatewaySettlement;
}

/** The kinds of the differences that name this order. */
export async function kindsOf(app: TestApp, judge: TestAccount, orderId: string): Promise<string[]> {
  const { data } = await app.call<{ gatewayDifferences: { nodes: { kind: string; orderId: string | null }[] } }>(
    'gatewayDifferences',
    { first: 100 },
    'nodes { kind orderId }',
    { token: judge.token },
  );
  return data.gatewayDifferences.nodes.filter((one) => one.orderId === orderId).map(({ kind }) => kind);
}
