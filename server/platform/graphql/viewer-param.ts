/** Parameter decorators that hand a resolver method the viewer, the idempotency key or the whole request context. */
import { createParameterDecorator, Ctx } from 'type-graphql';
import { unauthenticated } from '../errors/common-errors';
import { KEY_ARGUMENT } from '../idempotency/request-key';
import type { RequestContext } from './context';

const KEY_DESCRIPTION =
  'Made by the client, once for each thing it wants done, and sent again with each try: it is done once. The header Idempotency-Key does as well.';

/** The signed-in viewer; a visitor gets UNAUTHENTICATED. */
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

/**
 * Declares that a mutation is done once under a key: gives it the argument `idempotencyKey` and hands its method what
 * is there or in the header `Idempotency-Key`; null without either, BAD_USER_INPUT where they differ. The service
 * claims it (IdempotencyService). Every mutation that moves money or stock has it
 * (tests/architecture/keyed-operations.test.ts). Two of a request under one key are rejected (one-key.ts).
 */
export function CurrentKey(): ParameterDecorator {
  return createParameterDecorator<RequestContext>(
    ({ context, args }) => context.requestKey((args as { readonly idempotencyKey?: string | null }).idempotencyKey),
    { arg: { name: KEY_ARGUMENT, typeFunc: () => String, options: { nullable: true, description: KEY_DESCRIPTION } } },
  ) as ParameterDecorator;
}
