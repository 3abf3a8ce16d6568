import { defineMessages } from '../../platform/i18n/define-messages';

/** The texts of a tile with one figure. */
export const messages = defineMessages('statTile', {
  en: {
    changeUp: '{{percent}} more',
    changeDown: '{{percent}} less',
    changeNone: 'No change',
    noData: 'No data yet',
    whatIsThis: 'What is {{label}}?',
  },
  bn: {
    changeUp: '{{percent}} বেশি',
    changeDown: '{{percent}} কম',
    changeNone: 'একই আছে',
    noData: 'এখনো কোনো তথ্য নেই',
    whatIsThis: '{{label}} কী?',
  },
});
