/** Port to whoever keeps the API keys (the partners module): the doors only ask whose key this is. */
import type { Viewer } from '../graphql/context';

export abstract class KeyReader {
  /** The owner with his present role and status, `apiKey` set; null for an unknown or revoked key, and for an old one whose time is over. */
  abstract read(key: string): Promise<Viewer | null>;
}
