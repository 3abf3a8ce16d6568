/** Rejects a purchase for how it was to be handed over, each problem at its place in the input. */
import type { MessageKey } from '../../../../schema/messages/text';
import type { DeliveryProblemKind } from '../../../../schema/values/orders/delivery';
import type { FieldError } from '../../../platform/errors/app-error';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { DeliveryChoice } from './delivery-quote';
import type { DeliveryQuote } from '../delivery/delivery.types';

const messageOf: Readonly<Record<DeliveryProblemKind, MessageKey>> = {
  NOT_DELIVERED: 'delivery.notDelivered',
  NO_PICKUP: 'delivery.noPickup',
  DAY_NOT_OFFERED: 'delivery.dayNotOffered',
  WINDOW_NOT_OFFERED: 'delivery.windowNotOffered',
};

/** The choices of a request: each about another seller. */
export function assertOneEach(choices: readonly DeliveryChoice[]): void {
  const seen = new Set<string>();
  for (const [index, { sellerId }] of choices.entries()) {
    if (seen.has(sellerId.toLowerCase())) throw invalidInput([{ field: `deliveries[${index}].sellerId`, key: 'delivery.sellerTwice' }]);
    seen.add(sellerId.toLowerCase());
  }
}

/**
 * Every choice is about a seller of the purchase, and offered by that seller. `unnamed`: the field at fault for a
 * seller without a choice.
 */
export function assertDeliverable(
  choices: readonly DeliveryChoice[],
  quotes: ReadonlyMap<string, DeliveryQuote>,
  unnamed: 'deliveries' | 'deliveryMethod',
): void {
  const at = (sellerId: string) => choices.findIndex((choice) => choice.sellerId.toLowerCase() === sellerId);
  const unknown = choices.flatMap(({ sellerId }, index): FieldError[] =>
    quotes.has(sellerId.toLowerCase()) ? [] : [{ field: `deliveries[${index}].sellerId`, key: 'delivery.unknownSeller' }],
  );
  const wrong = [...quotes].flatMap(([sellerId, { problems }]) =>
    problems.map(({ kind, field }): FieldError => {
      const index = at(sellerId);
      return { field: index === -1 ? unnamed : `deliveries[${index}].${field}`, key: messageOf[kind] };
    }),
  );
  const errors = [...unknown, ...wrong];
  if (errors.length > 0) throw invalidInput(errors);
}
