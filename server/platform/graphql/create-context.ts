/** Makes the RequestContext of one HTTP request from who sends it and from its response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import DataLoader from 'dataloader';
import { defaultLanguage, type Language, type Role } from '../../../schema/values/accounts/roles';
import { readLanguage } from '../errors/request-language';
import { requestState } from '../http/request-state';
import { signalOfEnd } from '../http/response-end';
import { KEY_HEADER, REPLAYED_HEADER, requestKey } from '../idempotency/request-key';
import type { Identity } from '../security/identify';
import { deviceCookie, deviceOf } from '../security/device-cookie';
import { clearedSessionCookies, sessionCookies } from '../security/session-cookie';
import type { RequestContext } from './context';
import type { HttpContext, Reading } from './http-context';

export interface ContextSettings {
  readonly identity: Identity;
  readonly ip: string;
  /** A multipart request. */
  readonly isUpload: boolean;
  /** The site is reached by TLS. */
  readonly secure: boolean;
}

export function createContext(request: IncomingMessage, response: ServerResponse, settings: ContextSettings): HttpContext {
  const { identity, ip, isUpload, secure } = settings;
  const { headers } = request;
  const state = requestState(request);
  const reading = newReading();
  return {
    viewer: identity.viewer,
    language: requestLanguage(headers['accept-language'], identity),
    requestId: state.id,
    ip,
    userAgent: headers['user-agent'] ?? null,
    device: deviceOf(headers, secure),
    credential: identity.credential,
    loader: requestLoaders(true),
    setSessionCookie: (token: string | null, role: Role | null, device?: string) => {
      const cookies = token !== null && role !== null ? sessionCookies(token, role, secure) : clearedSessionCookies(secure);
      // Replaces whatever was to be set before: a stale cookie cleared at the start, then a login.
      response.setHeader('set-cookie', device === undefined ? cookies : [...cookies, deviceCookie(device, secure)]);
    },
    responseHeaders: { set: (name, value) => void response.setHeader(name, value) },
    requestKey: requestKey(headerText(headers[KEY_HEADER]), () => void response.setHeader(REPLAYED_HEADER, 'true')),
    requestEnd: () => signalOfEnd(response),
    isUpload,
    cost: null,
    reading,
    onResend: (effect) => void reading.effects.push(effect),
    noteOperation: (operation) => {
      state.operation = operation;
    },
    noteError: (code) => {
      state.error = code;
    },
  };
}

export function newReading(): Reading {
  return { document: null, points: 0, operation: undefined, effects: [] };
}

function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}

/** Asked for by the request, else the account's own, else English. */
export function requestLanguage(requested: string | undefined, identity: Identity): Language {
  return readLanguage(requested) ?? identity.viewer?.language ?? defaultLanguage;
}

/**
 * One loader a name. Over a socket nothing is cached: a subscription's context lives for hours and each event must see
 * the database as it is.
 */
export function requestLoaders(cache: boolean): RequestContext['loader'] {
  const loaders = new Map<string, DataLoader<unknown, unknown>>();
  return <K, V>(name: string, batch: (keys: readonly K[]) => Promise<(V | null)[]>) => {
    const loader = loaders.get(name) ?? new DataLoader<unknown, unknown>((keys) => batch(keys as readonly K[]), { cache });
    loaders.set(name, loader);
    return loader as DataLoader<K, V | null>;
  };
}
