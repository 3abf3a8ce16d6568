import { defineMessages } from '../../platform/i18n/define-messages';

/** The list below the search box has texts of its own: they come with it. */
export const suggestionMessages = defineMessages('suggestions', {
  en: {
    suggestions: 'Suggestions',
    category: 'Category',
    recent: 'searched before; Delete key forgets it',
    forget: 'Forget this search',
    offered_one: '{{count}} suggestion; use the up and down arrows',
    offered_other: '{{count}} suggestions; use the up and down arrows',
  },
  bn: {
    suggestions: 'যা খুঁজছেন হয়তো',
    category: 'ক্যাটাগরি',
    recent: 'আগে খুঁজেছেন; Delete চাপলে মুছে যাবে',
    forget: 'এই খোঁজ মুছুন',
    offered_one: '{{count}}টি নাম পাওয়া গেছে; ওপর-নিচের তীর দিয়ে বাছুন',
    offered_other: '{{count}}টি নাম পাওয়া গেছে; ওপর-নিচের তীর দিয়ে বাছুন',
  },
});
