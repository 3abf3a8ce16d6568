/** Tells a client by the header `idempotency-replayed` that it got an earlier answer again. */
import type { RequestContext } from '../../platform/graphql/context';

export function tellReplay<T extends { readonly replayed: boolean }>(context: RequestContext, answer: T): T {
  if (answer.replayed) context.responseHeaders.set('idempotency-replayed', 'true');
  return answer;
}
