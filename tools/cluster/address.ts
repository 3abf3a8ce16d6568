/**
 * An address that moves from one server to another, as a virtual IP, a DNS name or the service of an orchestrator does:
 * connections go to the port it points at, and are cut when it is pointed elsewhere.
 */
import net from 'node:net';

export interface Address {
  readonly port: number;
  /** Null: connections are rejected. */
  pointAt(port: number | null): void;
  close(): Promise<void>;
}

export async function openAddress(): Promise<Address> {
  let target: number | null = null;
  const open = new Set<net.Socket>();
  const server = net.createServer((from) => {
    if (target === null) return void from.resetAndDestroy();
    const to = net.connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(socket);
      socket.setNoDelay(true);
      socket
        .on('error', () => other.destroy())
        .on('close', () => {
          open.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as net.AddressInfo).port,
    pointAt: (port) => {
      target = port;
      cut();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}
