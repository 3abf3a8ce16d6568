/**
 * Lets a socket in: by a bearer token in connection_init (`authorization` or `token`) or by the session cookie of its upgrade, so many sockets per
 * account, and out again (4403) the moment its session ends.
 */
import { AppError } from '../errors/app-error';
import { readLanguage } from '../errors/reader-language';
import type { EventBus, Json } from '../events/event-bus';
import { sessionRevokedTopic } from '../events/topics';
import { bearerToken, type Credential, readCredential } from '../security/credentials';
import { type Identity, identify } from '../security/identify';
import type { SessionReader } from '../security/session-reader';
import type { Viewer } from './context';
import { readerLanguage } from './create-context';
import type { SocketExtra } from './socket-protocol';

const ACCOUNT_SOCKETS = 5;
const VISITOR_SOCKETS = 20;
const FORBIDDEN = 4403;
const TOO_MANY = 4429;

type Params = Readonly<Record<string, unknown>>;

export class SocketEntrance {
  private readonly open = new Map<string, number>();

  constructor(private readonly ports: { readonly sessions: SessionReader; readonly events: EventBus }) {}

  /** False closes the socket with 4403. */
  async enter(extra: SocketExtra, params: Params): Promise<boolean> {
    let gone = false;
    extra.onClose.push(() => (gone = true));
    const credential = credentialOf(params, extra);
    const identity = await this.identify(credential);
    if (!identity || gone) return false;
    const { viewer } = identity;
    if (!this.count(viewer ? `account:${viewer.id}` : `address:${extra.ip}`, viewer ? ACCOUNT_SOCKETS : VISITOR_SOCKETS, extra)) {
      extra.close(TOO_MANY, 'Too many sockets');
      return false;
    }
    const asked = typeof params.language === 'string' ? readLanguage(params.language) : null;
    const language = asked ?? readerLanguage(extra.request.headers['accept-language'], identity);
    extra.member = { viewer, credential: identity.credential, language };
    if (!viewer) return true;
    this.leaveWhenRevoked(viewer, extra);
    // A session that ended between being read and being watched.
    return (await this.identify(credential))?.viewer?.id === viewer.id;
  }

  private async identify(credential: Credential | null): Promise<Identity | null> {
    try {
      return await identify({ sessions: this.ports.sessions }, credential);
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  private count(holder: string, most: number, extra: SocketExtra): boolean {
    const now = this.open.get(holder) ?? 0;
    if (now >= most) return false;
    this.open.set(holder, now + 1);
    extra.onClose.push(() => {
      const left = (this.open.get(holder) ?? 1) - 1;
      if (left > 0) this.open.set(holder, left);
      else this.open.delete(holder);
    });
    return true;
  }

  private leaveWhenRevoked(viewer: Viewer, extra: SocketExtra): void {
    const ends = this.ports.events.subscribe(sessionRevokedTopic(viewer.id));
    extra.onClose.push(() => void ends.return?.());
    void (async () => {
      for await (const payload of ends) if (endsSession(payload, viewer.sessionId)) extra.close(FORBIDDEN, 'Forbidden');
    })();
  }
}

function credentialOf(params: Params, extra: SocketExtra): Credential | null {
  const { authorization, token } = params;
  if (typeof authorization === 'string') return { kind: 'bearer', token: bearerToken(authorization) };
  if (typeof token === 'string') return { kind: 'bearer', token };
  return readCredential(extra.request.headers);
}

function endsSession(payload: Json, sessionId: string): boolean {
  if (typeof payload !== 'object' || payload === null || !('sessionId' in payload)) return false;
  return payload.sessionId === null || payload.sessionId === sessionId;
}
