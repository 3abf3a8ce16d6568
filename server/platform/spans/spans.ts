/**
 * Where work is traced: requests, operations, statements, jobs. Off unless a tracing is set (open-tracing.ts), and then
 * nothing is made or measured. One for the process, since the places that are traced belong to no application in
 * particular.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Attributes have known content: no values of users. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface Tracing {
  /** Within the span that is running; where none is, or it was not chosen to be traced, only the work is done. */
  child<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  /** Begins a trace, if it is chosen. */
  root<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  request(request: IncomingMessage, response: ServerResponse, handle: RequestListener): void;
}

let current: Tracing | null = null;

export function setTracing(tracing: Tracing | null): void {
  current = tracing;
}

/** `attributes` is called only where it is traced. */
export function inSpan<T>(name: string, attributes: () => SpanAttributes, work: () => Promise<T>): Promise<T> {
  return current === null ? work() : current.child(name, attributes(), work);
}

export function inRootSpan<T>(name: string, attributes: () => SpanAttributes, work: () => Promise<T>): Promise<T> {
  return current === null ? work() : current.root(name, attributes(), work);
}

/** The same listener, where nothing is traced when it is made. */
export function tracedRequests(handle: RequestListener): RequestListener {
  const tracing = current;
  return tracing === null ? handle : (request, response) => tracing.request(request, response, handle);
}
