/** Port to the partners module, which stores the API keys: the transports only need the user of a key. */
import type { Viewer } from './viewer';

export abstract class KeyReader {
  /**
   * The owner with the current role and status, `apiKey` set; null for an unknown or revoked key, and for an old one
   * whose time is over.
   */
  abstract read(key: string): Promise<Viewer | null>;
}
