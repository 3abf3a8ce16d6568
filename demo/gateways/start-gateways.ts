/**
 * Starts the doubles of the payment gateways in a process of their own, and returns the settings by which a server uses
 * them. Used by the demo market and by tests.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { BkashSettings, SslcommerzSettings } from '../../server/platform/config/payment-settings';
import { bkashCredentials } from './bkash-double';
import { sslcommerzCredentials } from './sslcommerz-double';

export interface RunningGateways {
  readonly url: string;
  readonly settings: { readonly bkash: BkashSettings; readonly sslcommerz: SslcommerzSettings };
  stop(): Promise<void>;
}

const REGISTER = path.join('tools', 'build', 'register.cjs');

export async function startGateways(): Promise<RunningGateways> {
  const compiled = path.join(__dirname, 'gateways-process.js');
  const args = fs.existsSync(compiled) ? [compiled] : ['-r', path.resolve(REGISTER), path.join(__dirname, 'gateways-process.ts')];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The doubles of the payment gateways did not start.')));
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  return {
    url,
    settings: { bkash: { baseUrl: url, ...bkashCredentials }, sslcommerz: { baseUrl: url, ...sslcommerzCredentials } },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
