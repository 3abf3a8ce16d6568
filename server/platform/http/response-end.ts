/** For work that goes on for long: it ends when no one waits for it any more. */
import type { ServerResponse } from 'node:http';

/** Returns a signal that ends when the response is out or its reader has gone. */
export function signalOfEnd(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (response.closed) controller.abort();
  else response.once('close', () => controller.abort());
  return controller.signal;
}
