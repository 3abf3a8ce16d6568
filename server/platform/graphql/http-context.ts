/** What the HTTP transport adds to the RequestContext for its own plugins; resolvers see only RequestContext. */
import type { RequestContext } from './context';

export interface HttpContext extends RequestContext {
  /** A multipart request: its files may take their time to arrive. */
  readonly isUpload: boolean;
  /** Reports to the request log which operation this was. */
  noteOperation(operation: string): void;
}
