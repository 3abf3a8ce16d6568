import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('share', { en: { share: 'Share' }, bn: { share: 'শেয়ার' } });
