import { defineMessages } from '../../platform/i18n/define-messages';

/** The texts of a chart and of the table that shows the same. */
export const messages = defineMessages('lineChart', {
  en: {
    showTable: 'Show as table',
    showChart: 'Show as chart',
    chartFailed: 'The chart could not be drawn. Show the figures as a table.',
    swipeTable: 'Swipe the table sideways to see every column.',
    tableScroll: '{{caption}}, scrolls sideways',
    month: 'Month',
  },
  bn: {
    showTable: 'তালিকায় দেখুন',
    showChart: 'চার্টে দেখুন',
    chartFailed: 'চার্ট দেখানো যায়নি। তালিকায় দেখুন।',
    swipeTable: 'সব কলাম দেখতে তালিকাটি পাশে সরান।',
    tableScroll: '{{caption}}, পাশে সরানো যায়',
    month: 'মাস',
  },
});
