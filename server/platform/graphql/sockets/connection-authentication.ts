/**
 * Authenticates a socket: by a bearer token in connection_init (`authorization` or `token`, with or without "Bearer")
 * or by the session cookie of its upgrade, so many sockets per account, and out again (4403) the moment its session
 * ends.
 */
import { isPassingFailure } from '../../errors/connection-errors';
import { AppError } from '../../errors/app-error';
import { readLanguage } from '../../errors/request-language';
import type { EventBus, Json } from '../../events/event-bus';
import { sessionRevokedTopic } from '../../events/topics';
import type { Availability } from '../../http/health/availability';
import { addressKey } from '../../security/address-key';
import { bearerToken, type Credential, readCredential } from '../../security/credentials';
import { type Identity, identify } from '../../security/identify';
import type { SessionReader } from '../../security/session-reader';
import { looksLikeApiKey } from '../../security/tokens';
import type { Viewer } from '../../security/viewer';
import { requestLanguage } from '../create-context';
import { OpenCounts } from './open-counts';
import type { SocketExtra } from './socket-extra';

const ACCOUNT_SOCKETS = 5;
const VISITOR_SOCKETS = 20;
const FORBIDDEN = 4403;
const TOO_MANY = 4429;
/**
 * Reasons of 4403; a close holds 123 bytes. A credential that is not valid closes the socket, it never makes a visitor.
 */
const REASON = {
  token: 'Forbidden: the token is unknown or its session has ended',
  apiKey: 'Forbidden: API keys do not open sockets, use webhooks or the token of a login',
  format: 'Forbidden: authorization must be a text, the token with or without Bearer',
} as const;
/** One of the codes after which clients of graphql-ws connect again. */
const TRY_AGAIN_LATER = 1013;

type Params = Readonly<Record<string, unknown>>;

export class ConnectionAuthentication {
  private readonly open = new OpenCounts();

  constructor(
    private readonly ports: {
      readonly sessions: SessionReader;
      readonly events: EventBus;
      readonly availability: Availability;
      readonly secure: boolean;
    },
  ) {}

  /** False closes the socket with 4403, and with the reason why. */
  async enter(extra: SocketExtra, params: Params): Promise<boolean> {
    let gone = false;
    extra.onClose.push(() => (gone = true));
    const credential = credentialOf(params, extra, this.ports.secure);
    if (credential === 'malformed') return reject(extra, REASON.format);
    if (!this.ports.availability.isAvailable()) {
      extra.close(TRY_AGAIN_LATER, 'Try again later');
      return false;
    }
    const identity = await this.identify(credential, extra);
    if (gone) return false;
    if (!identity) return reject(extra, credential && looksLikeApiKey(credential.token) ? REASON.apiKey : REASON.token);
    const { viewer } = identity;
    if (
      !this.count(viewer ? `account:${viewer.id}` : `address:${addressKey(extra.ip)}`, viewer ? ACCOUNT_SOCKETS : VISITOR_SOCKETS, extra)
    ) {
      extra.close(TOO_MANY, 'Too many sockets');
      return false;
    }
    const requested = typeof params.language === 'string' ? readLanguage(params.language) : null;
    const language = requested ?? requestLanguage(extra.request.headers['accept-language'], identity);
    extra.user = { viewer, credential: identity.credential, language };
    if (!viewer) return true;
    this.leaveWhenRevoked(viewer, extra);
    // A session that ended between being read and being watched.
    return (await this.identify(credential, extra))?.viewer?.id === viewer.id || reject(extra, REASON.token);
  }

  /**
   * Null closes the socket: for good where no one is known by this credential, to be tried again while the database is
   * away.
   */
  private async identify(credential: Credential | null, extra: SocketExtra): Promise<Identity | null> {
    try {
      return await identify({ sessions: this.ports.sessions }, credential);
    } catch (error) {
      if (isPassingFailure(error)) extra.close(TRY_AGAIN_LATER, 'Try again later');
      else if (!(error instanceof AppError)) throw error;
      return null;
    }
  }

  private count(holder: string, most: number, extra: SocketExtra): boolean {
    const end = this.open.take(holder, most);
    if (!end) return false;
    extra.onClose.push(end);
    extra.entered();
    return true;
  }

  private leaveWhenRevoked(viewer: Viewer, extra: SocketExtra): void {
    const ends = this.ports.events.subscribe(sessionRevokedTopic(viewer.id));
    extra.onClose.push(() => void ends.return?.());
    void (async () => {
      for await (const payload of ends) {
        if (!endsSession(payload, viewer.sessionId)) continue;
        const reason = suspensionIn(payload);
        // the protocol lets a server ping with a payload at any time; a close holds 123 bytes only
        if (reason !== null) await extra.send({ type: 'ping', payload: { suspended: reason } });
        extra.close(FORBIDDEN, reason === null ? 'Forbidden' : 'Suspended');
      }
    })();
  }
}

/** A socket that is closed already (with a reason of its own) stays as it is. */
function reject(extra: SocketExtra, reason: string): false {
  extra.close(FORBIDDEN, reason);
  return false;
}

/**
 * Returns the credential in connection_init, under any spelling of its keys and also in its `headers` (tools send
 * headers as their user typed them), else the cookie of the upgrade.
 */
function credentialOf(params: Params, extra: SocketExtra, secure: boolean): Credential | null | 'malformed' {
  const { headers } = params;
  const given = [params, ...(isParams(headers) ? [headers] : [])]
    .flatMap((values) => [valueOf(values, 'authorization'), valueOf(values, 'token')])
    .find((value) => value !== undefined);
  if (given === undefined) return readCredential(extra.request.headers, secure);
  if (typeof given !== 'string') return 'malformed';
  return { kind: 'bearer', token: bearerToken(given) || given.trim() };
}

function valueOf(params: Params, name: string): unknown {
  return Object.entries(params).find(([key]) => key.toLowerCase() === name)?.[1];
}

function isParams(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The admin's reason, where the session ended by a suspension. */
function suspensionIn(payload: Json): string | null {
  if (typeof payload !== 'object' || payload === null || !('suspended' in payload)) return null;
  return typeof payload.suspended === 'string' ? payload.suspended : null;
}

function endsSession(payload: Json, sessionId: string): boolean {
  if (typeof payload !== 'object' || payload === null || !('sessionId' in payload)) return false;
  return payload.sessionId === null || payload.sessionId === sessionId;
}
