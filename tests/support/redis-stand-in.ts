/**
 * Redis as far as this product speaks to it: strings with an expiry, transactions, publish and subscribe. It runs no
 * Lua: an EVAL does what the one script of rate-limiter-flexible sends (set when new, add, return count and time left).
 */
import { createServer, type AddressInfo, type Socket } from 'node:net';

type Reply = string | number | null | readonly Reply[] | Error;
type Command = (args: readonly string[]) => Reply;

export interface RedisStandIn {
  readonly url: string;
  /** Every value that is stored. */
  readonly values: ReadonlyMap<string, { readonly text: string }>;
  /** Ends every connection and takes no new ones. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** Takes connections and commands, and responds to none until `thaw`. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Asks for one of these passwords where there are some; the set may change meanwhile. */
export async function openRedisStandIn(passwords: ReadonlySet<string> = new Set()): Promise<RedisStandIn> {
  const values = new Map<string, { text: string; until: number }>();
  const listeners = new Map<string, Set<Socket>>();
  const sockets = new Set<Socket>();
  let isFrozen = false;

  const alive = (key: string) => {
    const found = values.get(key);
    if (found && found.until <= Date.now()) values.delete(key);
    return values.get(key);
  };
  const store = (key: string, text: string, seconds: number) => {
    values.set(key, { text, until: seconds > 0 ? Date.now() + seconds * 1000 : Infinity });
  };
  const timeLeft = (key: string) => {
    const until = alive(key)?.until;
    if (until === undefined) return -2;
    return until === Infinity ? -1 : Math.ceil(until - Date.now());
  };
  const add = (key: string, points: number, seconds: number) => {
    if (!alive(key)) store(key, '0', seconds);
    const found = values.get(key)!;
    found.text = String(Number(found.text) + points);
    return Number(found.text);
  };
  const commands: Readonly<Record<string, Command>> = {
    info: () => 'redis_version:8.0.0\r\nloading:0',
    client: () => 'OK',
    select: () => 'OK',
    ping: () => 'PONG',
    get: ([key = '']) => alive(key)?.text ?? null,
    pttl: ([key = '']) => timeLeft(key),
    del: (keys) => keys.filter((key) => values.delete(key)).length,
    set: ([key = '', text = '', , seconds = '0', onlyNew]) => {
      if (onlyNew?.toLowerCase() === 'nx' && alive(key)) return null;
      store(key, text, Number(seconds));
      return 'OK';
    },
    eval: ([, , key = '', points, seconds]) => [add(key, Number(points), Number(seconds)), timeLeft(key)],
    incrby: ([key = '', points]) => add(key, Number(points), 0),
    publish: ([channel = '', text = '']) => {
      const heard = [...(listeners.get(channel) ?? [])];
      for (const socket of heard) socket.write(encode(['message', channel, text]));
      return heard.length;
    },
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    if (isFrozen) socket.pause();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      for (const heard of listeners.values()) heard.delete(socket);
    });
    let queue: (() => Reply)[] | null = null;
    let isLetIn = passwords.size === 0;
    const response = (name: string, args: readonly string[]): Reply => {
      if (name === 'auth')
        return ((isLetIn = passwords.has(args.at(-1) ?? '')), isLetIn ? 'OK' : new Error('WRONGPASS invalid username-password pair'));
      if (!isLetIn) return new Error('NOAUTH Authentication required.');
      if (name === 'multi') return ((queue = []), 'OK');
      if (name === 'exec') {
        const work = queue ?? [];
        queue = null;
        return work.map((step) => step());
      }
      if (name === 'subscribe') {
        const [channel = ''] = args;
        listeners.set(channel, (listeners.get(channel) ?? new Set()).add(socket));
        return ['subscribe', channel, 1];
      }
      const command = commands[name === 'evalsha' ? 'eval' : name];
      if (!command) return new Error(`ERR unknown command '${name}'`);
      if (!queue) return command(args);
      queue.push(() => command(args));
      return 'QUEUED';
    };
    let text = Buffer.alloc(0);
    socket.on('data', (data) => {
      text = Buffer.concat([text, data]);
      for (let read = decode(text); read; read = decode(text)) {
        text = text.subarray(read.length);
        const [name = '', ...args] = read.words;
        socket.write(encode(response(name.toLowerCase(), args)));
      }
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const goAway = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    values,
    goAway,
    comeBack: () => listen(port),
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    stop: () => (server.listening ? goAway() : Promise.resolve()),
  };
}

/** One command: an array of bulk strings; null until all of it has arrived. */
function decode(bytes: Buffer): { words: string[]; length: number } | null {
  let at = 0;
  const line = (): number | null => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return null;
    const value = Number(bytes.toString('utf8', at + 1, end));
    at = end + 2;
    return value;
  };
  const count = line();
  if (count === null) return null;
  const words: string[] = [];
  for (let n = 0; n < count; n++) {
    const size = line();
    if (size === null || bytes.length < at + size + 2) return null;
    words.push(bytes.toString('utf8', at, at + size));
    at += size + 2;
  }
  return { words, length: at };
}

function encode(reply: Reply): string {
  if (reply === null) return '$-1\r\n';
  if (reply instanceof Error) return `-${reply.message}\r\n`;
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string') return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  return `*${reply.length}\r\n${reply.map(encode).join('')}`;
}
