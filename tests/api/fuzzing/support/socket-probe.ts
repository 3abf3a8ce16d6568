/**
 * Conversations on a socket: frames of graphql-transport-ws in any order, other JSON and bytes as messages, and frames
 * that break the protocol of WebSocket itself.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import { WebSocket } from 'ws';
import { leaks, parsed } from './checks';
import { graphqlRequest } from './documents';
import { anyJson, anyText, chance, type Draw, int, pick, times } from './draw';
import type { Probe } from './fuzz';
import type { FuzzMarket, FuzzSender } from './market';
import { exchange } from './wire';

const TYPES = new Set(['connection_ack', 'next', 'error', 'complete', 'ping', 'pong']);
/** 1011 is an error that no one foresaw. */
const CLOSED = new Set([1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 4400, 4401, 4403, 4406, 4408, 4409, 4429]);
const SETTLED_MS = 25;
const SUBSCRIPTION = 'subscription { notificationAdded { id text } }';

export function socketProbe(market: FuzzMarket, schema: GraphQLSchema, draw: Draw, senders: readonly FuzzSender[]): Probe {
  const sender = pick(draw, senders);
  return chance(draw, 25) ? rawProbe(market, draw, sender) : talkProbe(market, schema, draw, sender);
}

type Message = string | Buffer;

function talkProbe(market: FuzzMarket, schema: GraphQLSchema, draw: Draw, sender: FuzzSender): Probe {
  const begins = chance(draw, 85) ? [JSON.stringify({ type: 'connection_init', payload: initPayload(draw, sender) })] : [];
  const messages = [...begins, ...times(draw, 0, 6, () => message(draw, schema, market, sender))];
  const protocol = chance(draw, 92) ? 'graphql-transport-ws' : pick(draw, ['graphql-ws', 'x']);
  return {
    sender,
    sent: { protocol, messages: messages.map(String) },
    run: async () => {
      const { frames, code } = await talk(`${market.app.url.replace('http', 'ws')}/graphql`, protocol, messages);
      const wrong = frames.flatMap((frame) => {
        const { type } = (parsed(frame) ?? {}) as { type?: string };
        const broken = TYPES.has(type ?? '') ? [] : [`frame ${frame.slice(0, 200)}`];
        const incident = frame.includes('INTERNAL_SERVER_ERROR') ? [`frame ${frame.slice(0, 300)}`] : [];
        return [...broken, ...incident, ...leaks(frame, sender.name === 'ADMIN' ? [] : market.secrets, messages.join(' '))];
      });
      const all = code === null || CLOSED.has(code) ? wrong : [...wrong, `closed with ${code}`];
      return { wrong: all, result: code === null ? 'ok' : String(code) };
    },
  };
}

function initPayload(draw: Draw, { token = '' }: FuzzSender): unknown {
  if (chance(draw, 75)) return token === '' ? {} : { authorization: `Bearer ${token}` };
  return pick(draw, [
    undefined,
    null,
    {},
    { token: 7 },
    { authorization: 'Bearer x' },
    { headers: anyJson(draw) },
    { language: 'xx', token },
    anyJson(draw),
  ]);
}

function message(draw: Draw, schema: GraphQLSchema, market: FuzzMarket, sender: FuzzSender): Message {
  const kind = int(draw, 0, 9);
  if (kind <= 3) {
    const { query, variables, more } = chance(draw, 35)
      ? { query: SUBSCRIPTION, variables: {}, more: {} }
      : graphqlRequest(draw, schema, market.ids);
    return JSON.stringify({ id: idOf(draw), type: 'subscribe', payload: { query, variables, ...more } });
  }
  if (kind === 4) return JSON.stringify({ id: idOf(draw), type: 'complete' });
  if (kind === 5) return JSON.stringify({ type: pick(draw, ['ping', 'pong']), payload: anyJson(draw) });
  if (kind === 6) return JSON.stringify({ type: 'connection_init', payload: initPayload(draw, sender) });
  if (kind === 7)
    return JSON.stringify({
      id: anyJson(draw),
      type: pick(draw, ['next', 'start', 'stop', 'subscribe', '__proto__', 7]),
      payload: anyJson(draw),
    });
  if (kind === 8) return chance(draw, 50) ? JSON.stringify(anyJson(draw)) : anyText(draw);
  return Buffer.from(anyText(draw));
}

const idOf = (draw: Draw): unknown => (chance(draw, 90) ? pick(draw, ['1', '2', '3']) : anyJson(draw));

async function talk(url: string, protocol: string, messages: readonly Message[]): Promise<{ frames: string[]; code: number | null }> {
  const socket = new WebSocket(url, protocol);
  const frames: string[] = [];
  let code: number | null = null;
  socket.on('message', (data: Buffer) => frames.push(String(data)));
  socket.on('close', (closed: number) => (code = closed));
  const opened = await Promise.race([
    once(socket, 'open').then(() => true),
    new Promise<boolean>((resolve) => socket.on('error', () => resolve(false))),
  ]);
  if (!opened) return { frames, code };
  for (const [at, sent] of messages.entries()) {
    if (socket.readyState !== WebSocket.OPEN) break;
    socket.send(sent);
    // what follows the first message may come before its response, or after it
    if (at === 0) await sleep(SETTLED_MS);
  }
  await sleep(SETTLED_MS);
  const closed = code;
  const ended = socket.readyState === WebSocket.CLOSED ? null : once(socket, 'close');
  socket.terminate();
  await ended;
  return { frames, code: closed };
}

/** A request to open a socket, and bytes after it. */
function rawProbe(market: FuzzMarket, draw: Draw, sender: FuzzSender): Probe {
  const path = pick(draw, ['/graphql', '/graphql', '/graphql', '/', '/api/v1/login', '/graphql/../x', '*']);
  const headers = [
    'host: 127.0.0.1',
    'connection: Upgrade',
    `upgrade: ${chance(draw, 92) ? 'websocket' : pick(draw, ['h2c', 'x', ''])}`,
    `sec-websocket-key: ${chance(draw, 92) ? 'dGhlIHNhbXBsZSBub25jZQ==' : pick(draw, ['x', '', 'a'.repeat(500)])}`,
    `sec-websocket-version: ${chance(draw, 92) ? '13' : pick(draw, ['8', '0', 'x'])}`,
    `sec-websocket-protocol: ${chance(draw, 90) ? 'graphql-transport-ws' : pick(draw, ['x', ',,', 'graphql-transport-ws, graphql-transport-ws'])}`,
    ...(chance(draw, 15)
      ? [`sec-websocket-extensions: ${pick(draw, ['permessage-deflate', 'permessage-deflate; client_max_window_bits=99', ';;'])}`]
      : []),
    ...(chance(draw, 15) ? [`origin: ${pick(draw, ['null', 'https://a.example', 'x', ''])}`] : []),
  ];
  const frames = times(draw, 0, 4, () => rawFrame(draw));
  const bytes = [`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`, ...frames];
  return {
    sender,
    sent: bytes.map((part) => (typeof part === 'string' ? part : part.toString('hex').slice(0, 400))),
    run: async () => {
      const text = await exchange(market.app.url, bytes, { cut: true });
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      const broken = status !== undefined && !['101', '400', '403', '404', '405', '426'].includes(status) ? [`status ${status}`] : [];
      return { wrong: [...broken, ...leaks(text, market.secrets)], result: `raw ${status ?? 'closed'}` };
    },
  };
}

/** Any first byte (reserved bits, unknown opcodes, unfinished messages), any length, masked or not. */
function rawFrame(draw: Draw): Buffer {
  const payload = Buffer.from(chance(draw, 50) ? '{"type":"connection_init"}' : anyText(draw).slice(0, 100));
  const first = chance(draw, 40) ? 0x81 : int(draw, 0, 255);
  const masked = chance(draw, 75) ? 0x80 : 0;
  const length = chance(draw, 80)
    ? [masked | payload.length]
    : pick(draw, [[masked | 126, 0xff, 0xff], [masked | 127, 0x7f, 255, 255, 255, 255, 255, 255, 255], [masked | 127, 255], [masked]]);
  return Buffer.concat([Buffer.from([first, ...length, ...(masked ? [0, 0, 0, 0] : [])]), payload]);
}
