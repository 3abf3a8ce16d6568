import { defineMessages } from '../../platform/i18n/define-messages';

/** The questions that a seller has received. */
export const messages = defineMessages('myQuestions', {
  en: {
    title: 'Questions to you',
    lead: 'Everyone reads question and reply on the page of the product.',
    view: 'Show',
    waiting: 'Waiting',
    replied: 'Replied',
    loading: 'Loading questions...',
    emptywaiting: 'No question waits for a reply',
    emptyreplied: 'You have not replied to a question yet',
    emptyText: 'Buyers ask on the page of a product.',
  },
  bn: {
    title: 'আপনার কাছে প্রশ্ন',
    lead: 'পণ্যের পাতায় প্রশ্ন ও উত্তর সবাই পড়েন।',
    view: 'দেখুন',
    waiting: 'উত্তর বাকি',
    replied: 'উত্তর দেওয়া',
    loading: 'প্রশ্ন লোড হচ্ছে...',
    emptywaiting: 'কোনো প্রশ্নের উত্তর বাকি নেই',
    emptyreplied: 'এখনো কোনো প্রশ্নের উত্তর দেননি',
    emptyText: 'ক্রেতারা পণ্যের পাতায় প্রশ্ন করেন।',
  },
});
