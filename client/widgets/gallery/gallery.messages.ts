import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('gallery', {
  en: {
    imageOf: '{{name}}, photo {{number}}',
    illustration: 'Illustration',
    zoomOf: 'Enlarge the picture of {{name}}',
    previous: 'Previous picture',
    next: 'Next picture',
    placeOf: '{{number}} of {{count}}',
  },
  bn: {
    imageOf: '{{name}}, ছবি {{number}}',
    illustration: 'আঁকা ছবি',
    zoomOf: '{{name}}: ছবি বড় করে দেখুন',
    previous: 'আগের ছবি',
    next: 'পরের ছবি',
    placeOf: '{{count}}টির মধ্যে {{number}}',
  },
});
