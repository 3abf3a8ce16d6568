/** Parameter decorators that hand a resolver method the viewer, the idempotency key or the whole request context. */
import { createParameterDecorator, Ctx } from 'type-graphql';
import { unauthenticated } from '../errors/common-errors';
import type { RequestContext } from './context';

/** The signed-in viewer; a visitor is answered UNAUTHENTICATED. */
export function CurrentViewer(): ParameterDecorator {
  return createParameterDecorator<RequestContext>(({ context }) => {
    if (!context.viewer) throw unauthenticated();
    return context.viewer;
  }) as ParameterDecorator;
}

/** The signed-in viewer, or null for a visitor. */
export function MaybeViewer(): ParameterDecorator {
  return createParameterDecorator<RequestContext>(({ context }) => context.viewer) as ParameterDecorator;
}

/** The whole RequestContext. */
export function Context(): ParameterDecorator {
  return Ctx() as ParameterDecorator;
}

/** The key of the header `Idempotency-Key`, null without one. One mutation a request: two under one key are two different requests. */
export function CurrentKey(): ParameterDecorator {
  return createParameterDecorator<RequestContext>(({ context }) => context.requestKey) as ParameterDecorator;
}
