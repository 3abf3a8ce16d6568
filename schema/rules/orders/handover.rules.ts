/** Rules of the proof that a seller gives with a delivery: the buyer's code, or images of where it was delivered. */
import { object } from 'yup';
import { HANDOVER_CODE_DIGITS, MAX_DELIVERY_IMAGES } from '../../values/orders/handover';
import { idList, key, optionalDigits } from '../shared/fields';

const length = { min: HANDOVER_CODE_DIGITS, max: HANDOVER_CODE_DIGITS };
const invalid = key('order.handoverCodeInvalid');

export const deliveryImagesRules = object({ imageIds: idList(MAX_DELIVERY_IMAGES, key('order.tooManyDeliveryImages')) });

export const handoverRules = object({ code: optionalDigits(invalid, length) }).concat(deliveryImagesRules);
