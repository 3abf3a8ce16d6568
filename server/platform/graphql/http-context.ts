/** The HTTP transport adds this to the RequestContext for its own plugins; resolvers see only RequestContext. */
import type { ExecutionResult } from 'graphql';
import type { OperationName } from '../http/request-state';
import type { RequestContext } from './context';

/** Done for each visitor who is sent the response: counting a view. */
export type Effect = (address: string) => void;

export interface PublicDocument {
  /**
   * Each product and seller comes with its id, so that the stored response is found when the figures of one of them
   * change.
   */
  readonly isNamed: boolean;
}

/** The read cache needs these facts about an operation; they are filled in while it is checked and executed. */
export interface Reading {
  /** Null until it is known that the response may be stored, and again where it has errors. */
  document: PublicDocument | null;
  points: number;
  operation: OperationName | undefined;
  readonly effects: Effect[];
}

/**
 * Outcome of an operation that was handled before Apollo Server saw it: the error of its checks, or the result of its
 * execution (null: it took too long).
 */
type Outcome = { readonly rejection: unknown } | { readonly result: ExecutionResult | null };

export interface HttpContext extends RequestContext {
  /** A multipart request: its files may take their time to arrive. */
  readonly isUpload: boolean;
  readonly reading: Reading;
  outcome?: Outcome;
  /** Null until it is counted, and where the variables are wrong. */
  cost: number | null;
  /** Reports to the request log and the metrics which operation this was. */
  noteOperation(operation: OperationName): void;
  /** Reports to them which error the response has. */
  noteError(code: string): void;
}
