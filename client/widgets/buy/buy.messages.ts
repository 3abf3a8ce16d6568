import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('buy', {
  en: {
    add: 'Add to cart',
    addOf: 'Add to cart: {{name}}',
    quantityOf: 'Quantity of {{name}}',
    inCart: 'In your cart',
    soldOut: 'Sold out',
    removeOf: 'Remove from cart: {{name}}',
    added: '{{name}} is in your cart',
    wrongQuantity: 'Write the quantity as a number, such as 2.5.',
  },
  bn: {
    add: 'কার্টে নিন',
    addOf: 'কার্টে নিন: {{name}}',
    quantityOf: '{{name}}-এর পরিমাণ',
    inCart: 'কার্টে আছে',
    soldOut: 'শেষ হয়ে গেছে',
    removeOf: 'কার্ট থেকে সরান: {{name}}',
    added: '{{name}} কার্টে রাখা হয়েছে',
    wrongQuantity: 'পরিমাণ সংখ্যায় লিখুন, যেমন ২.৫।',
  },
});
