/** Port to whoever stores the API keys (the partners module): the transports only ask whose key this is. */
import type { Viewer } from './viewer';

export abstract class KeyReader {
  /** The owner with the current role and status, `apiKey` set; null for an unknown or revoked key, and for an old one whose time is over. */
  abstract read(key: string): Promise<Viewer | null>;
}
