import { registerEnumType } from 'type-graphql';
import { DeliveryFeeReason, DeliveryProblemKind, DeliveryWindow } from '../../../../schema/values/orders/delivery';
import '../../settings/weekday.types';

registerEnumType(DeliveryWindow, {
  name: 'DeliveryWindow',
  description: 'A part of the day, in the time of Bangladesh.',
  valuesConfig: {
    MORNING: { description: '8 to 12 o’clock.' },
    AFTERNOON: { description: '12 to 16 o’clock.' },
    EVENING: { description: '16 to 20 o’clock.' },
  },
});
registerEnumType(DeliveryFeeReason, {
  name: 'DeliveryFeeReason',
  description: 'Why the seller names the delivery fee when confirming.',
  valuesConfig: {
    UNKNOWN_WEIGHT: { description: 'The weight of a product is not known.' },
    TOO_HEAVY: { description: 'The order is heavier than the rate allows.' },
  },
});
registerEnumType(DeliveryProblemKind, {
  name: 'DeliveryProblemKind',
  description: 'Why a seller does not deliver as it was chosen.',
  valuesConfig: {
    NOT_DELIVERED: { description: 'The seller does not deliver to this place.' },
    NO_PICKUP: { description: 'The seller offers no pickup.' },
    DAY_NOT_OFFERED: { description: 'The preferred day is none of the seller’s days.' },
    WINDOW_NOT_OFFERED: { description: 'The seller does not deliver in the preferred part of the day.' },
  },
});
