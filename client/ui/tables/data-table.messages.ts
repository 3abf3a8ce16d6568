import { defineMessages } from '../../platform/i18n/define-messages';

/** The texts of tables whose rows can be chosen. */
export const messages = defineMessages('dataTable', {
  en: {
    whatIsThis: 'What is {{label}}?',
    selectAll: 'Select all on this page',
    selected_one: '{{count}} selected on this page',
    selected_other: '{{count}} selected on this page',
    clearSelection: 'Clear',
    tableScroll: '{{caption}}, scrolls sideways',
  },
  bn: {
    whatIsThis: '{{label}} কী?',
    selectAll: 'এই পৃষ্ঠার সব বাছুন',
    selected_one: 'এই পৃষ্ঠায় {{count}}টি বাছাই করা হয়েছে',
    selected_other: 'এই পৃষ্ঠায় {{count}}টি বাছাই করা হয়েছে',
    clearSelection: 'বাছাই তুলে নিন',
    tableScroll: '{{caption}}, পাশে সরানো যায়',
  },
});
