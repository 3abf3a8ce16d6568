/** Parameter decorators that hand a resolver method the viewer or the whole request context. */
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
