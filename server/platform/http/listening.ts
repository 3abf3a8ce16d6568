/** Binding to the address the operator asked for, with a message instead of a stack when it is not to be had. */
import type { Server } from 'node:http';
import net from 'node:net';

export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** The settings that name the address. */
interface Names {
  readonly host: string;
  readonly port: string;
}

const NAMES: Names = { host: 'HOST', port: 'PORT' };

/** Resolves with the address to visit. */
export function listen(server: net.Server | Server, host: string, port: number, names: Names = NAMES): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => reject(new ListenError(describe(error, host, port, names)));
    server.once('error', fail);
    server.listen(port, host, 511, () => {
      server.off('error', fail);
      resolve(urlOf(server.address() as net.AddressInfo));
    });
  });
}

/** Fails immediately with what `listen` would report after the database has started. */
export async function assertFree(host: string, port: number): Promise<void> {
  const probe = net.createServer();
  await listen(probe, host, port);
  await new Promise((resolve) => probe.close(resolve));
}

function urlOf({ address, family, port }: net.AddressInfo): string {
  const visible = address === '0.0.0.0' || address === '::' ? 'localhost' : address;
  return `http://${family === 'IPv6' && visible !== 'localhost' ? `[${visible}]` : visible}:${port}`;
}

function describe(error: NodeJS.ErrnoException, host: string, port: number, names: Names): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken by another program: stop it, or set ${names.port} to another one.`;
  if (error.code === 'EACCES') return `Port ${port} needs rights this account does not have: set ${names.port} to one above 1023.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return `${names.host} ${host} is not an address of this machine.`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}
