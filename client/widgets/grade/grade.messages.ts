import { defineMessages } from '../../platform/i18n/define-messages';

/** Grades, where a product is shown and where its seller gives one. */
export const messages = defineMessages('grade', {
  en: {
    title: 'Grade',
    SELLER: 'Given by the seller',
    INSPECTOR: 'Given by an inspector of Haatbar',
    meaning: 'What the grades mean',
    none: 'Without a grade',
    hint: 'Buyers can report goods that are not of their grade.',
  },
  bn: {
    title: 'গ্রেড',
    SELLER: 'বিক্রেতার দেওয়া',
    INSPECTOR: 'হাটবারের পরিদর্শকের দেওয়া',
    meaning: 'কোন গ্রেড মানে কী',
    none: 'গ্রেড ছাড়া',
    hint: 'পণ্য গ্রেডমতো না হলে ক্রেতা অভিযোগ করতে পারেন।',
  },
});
