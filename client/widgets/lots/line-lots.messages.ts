import { defineMessages } from '../../platform/i18n/define-messages';

/** The lots of a line of an order. */
export const messages = defineMessages('lineLots', { en: { lots: 'Lot:' }, bn: { lots: 'লট:' } });
