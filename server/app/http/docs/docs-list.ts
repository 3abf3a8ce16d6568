/** The pages under /docs, in the order of their menu, with their titles and descriptions in both languages. */
import type { Language } from '../../../../schema/values/accounts/roles';
import { API_RELEASED_ON, API_VERSION } from '../../../../schema/values/api/api-version';

export interface ListedPage {
  readonly href: string;
  /** In docs/; null where the page is not made of a file. */
  readonly file: string | null;
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
}

export const LISTED: readonly ListedPage[] = [
  {
    href: '/docs/quick-start',
    file: 'quick-start.md',
    title: { en: 'Quick start', bn: 'দ্রুত শুরু' },
    description: {
      en: 'From the first request to an order and a webhook, in curl and TypeScript.',
      bn: 'প্রথম অনুরোধ থেকে অর্ডার ও ওয়েবহুক পর্যন্ত, curl ও TypeScript দিয়ে।',
    },
  },
  {
    href: '/docs/list-by-program',
    file: 'list-by-program.md',
    title: { en: 'List by program', bn: 'প্রোগ্রাম দিয়ে পণ্য তোলা' },
    description: {
      en: 'Products, images, prices and stock on the market, by an API key.',
      bn: 'পণ্য, ছবি, দাম ও মজুত বাজারে তোলা, এপিআই কী দিয়ে।',
    },
  },
  {
    href: '/docs/sell-by-program',
    file: 'sell-by-program.md',
    title: { en: 'Sell by program', bn: 'প্রোগ্রাম দিয়ে বিক্রি' },
    description: {
      en: 'From a new order to the handover, refunds and money, by an API key.',
      bn: 'নতুন অর্ডার থেকে হস্তান্তর, ফেরত ও টাকা পর্যন্ত, এপিআই কী দিয়ে।',
    },
  },
  {
    href: '/docs/buy-by-program',
    file: 'buy-by-program.md',
    title: { en: 'Buy by program', bn: 'প্রোগ্রাম দিয়ে কেনা' },
    description: {
      en: 'From the price to payment, problems and refunds, by an API key.',
      bn: 'দাম জানা থেকে পেমেন্ট, সমস্যা ও ফেরত পর্যন্ত, এপিআই কী দিয়ে।',
    },
  },
  {
    href: '/docs/reference',
    file: null,
    title: { en: 'GraphQL reference', bn: 'GraphQL রেফারেন্স' },
    description: {
      en: 'Every query, mutation, type and field. As SDL: /docs/schema.graphql.',
      bn: 'প্রতিটি কোয়েরি, মিউটেশন, টাইপ ও ফিল্ড। SDL আকারে: /docs/schema.graphql।',
    },
  },
  {
    href: '/docs/codegen',
    file: 'codegen.md',
    title: { en: 'Typed clients', bn: 'টাইপসহ ক্লায়েন্ট' },
    description: {
      en: 'Types and hooks from the schema, by GraphQL Code Generator.',
      bn: 'GraphQL Code Generator দিয়ে স্কিমা থেকে টাইপ ও হুক।',
    },
  },
  {
    href: '/docs/rest',
    file: 'rest.md',
    title: { en: 'REST', bn: 'REST' },
    description: { en: 'Tokens, bodies, versions and errors.', bn: 'টোকেন, অনুরোধের বডি, সংস্করণ ও ত্রুটি।' },
  },
  {
    href: '/docs/webhooks',
    file: 'webhooks.md',
    title: { en: 'Webhooks and API keys', bn: 'ওয়েবহুক ও এপিআই কী' },
    description: {
      en: 'What is sent, how it is signed, what you can rely on.',
      bn: 'কী পাঠানো হয়, কীভাবে সই করা হয়, কীসের ওপর ভরসা করা যায়।',
    },
  },
  {
    href: '/docs/webhook-events',
    file: null,
    title: { en: 'Webhook messages', bn: 'ওয়েবহুকের বার্তা' },
    description: { en: 'Every field of every message, and its JSON Schema.', bn: 'প্রতিটি বার্তার প্রতিটি ফিল্ড, JSON Schema সহ।' },
  },
  {
    href: '/docs/order-states',
    file: null,
    title: { en: 'States of orders', bn: 'অর্ডারের অবস্থা' },
    description: {
      en: 'Every state of orders and problems, and who may make which move.',
      bn: 'অর্ডার ও সমস্যার প্রতিটি অবস্থা, আর কে কোন ধাপ নিতে পারেন।',
    },
  },
  {
    href: '/docs/errors',
    file: 'errors.md',
    title: { en: 'Errors', bn: 'ত্রুটি' },
    description: { en: 'Every code, what it means, and what to do.', bn: 'প্রতিটি কোড, তার মানে ও করণীয়।' },
  },
  {
    href: '/docs/changes',
    file: '../CHANGELOG.md',
    title: { en: 'Changes', bn: 'পরিবর্তন' },
    description: { en: 'What is new, and what will go.', bn: 'কী নতুন, আর কী বাদ যাবে।' },
  },
  {
    href: '/docs/examples',
    file: null,
    title: { en: 'Example operations', bn: 'উদাহরণ' },
    description: {
      en: 'GraphQL to run in Sandbox: from the log-in to the delivery log.',
      bn: 'Sandbox-এ চালানোর মতো GraphQL: লগইন থেকে ওয়েবহুকের লগ পর্যন্ত।',
    },
  },
  {
    href: '/graphql',
    file: null,
    title: { en: 'Sandbox', bn: 'Sandbox' },
    description: { en: 'The GraphQL schema to browse and to try.', bn: 'GraphQL স্কিমা দেখা ও চালিয়ে দেখার জায়গা।' },
  },
  {
    href: '/api/v1/docs',
    file: null,
    title: { en: 'REST reference', bn: 'REST রেফারেন্স' },
    description: { en: 'Every call, field, response and error.', bn: 'প্রতিটি কল, ফিল্ড, উত্তর ও ত্রুটি।' },
  },
];

const releasedOn = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(API_RELEASED_ON));

/** The texts of the start page. */
export const START: Readonly<
  Record<
    Language,
    {
      readonly title: string;
      readonly paragraphs: readonly string[];
      readonly release: string;
      readonly home: string;
      readonly other: string;
    }
  >
> = {
  en: {
    title: 'Haatbar for developers',
    paragraphs: [
      'Everything the site does, it does through its API: so can your programs. They list the market, place and follow orders, change products and stock, and receive events.',
      'GraphQL has all of it at `/graphql`; a seller’s own products are at `/api/v1` as well. Make an API key in Settings, send it as `Authorization: Bearer …`, and begin with the quick start: it takes an afternoon.',
      'Prices and quantities are exact decimals in a text, amounts are in taka, times are in UTC. What is to be removed is marked as deprecated six months before, and listed under Changes.',
    ],
    release: `This server runs release ${API_VERSION} of ${releasedOn('en-GB')}.`,
    home: 'To the market',
    other: 'বাংলায় পড়ুন',
  },
  bn: {
    title: 'ডেভেলপারদের জন্য হাটবার',
    paragraphs: [
      'হাটবারের সাইট যা কিছু করে, নিজের API দিয়েই করে। আপনার প্রোগ্রামও তা পারে: বাজারের পণ্যের তালিকা দেখা, অর্ডার দেওয়া ও তার খবর রাখা, পণ্য ও মজুত বদলানো এবং ঘটনা ঘটামাত্র খবর পাওয়া।',
      'সবকিছু আছে GraphQL-এ, ঠিকানা `/graphql`; বিক্রেতার নিজের পণ্য `/api/v1`-এও পাওয়া যায়। সেটিংস থেকে একটি API কি তৈরি করুন, প্রতিটি অনুরোধে `Authorization: Bearer …` হিসেবে পাঠান, আর “দ্রুত শুরু” থেকে শুরু করুন: এক বিকেলেই শেষ করা যায়।',
      'দাম ও পরিমাণ লেখা হিসেবে আসে, দশমিক হুবহু থাকে; দাম ও হিসাব টাকায়, সময় UTC-তে। কোনো কিছু বাদ দেওয়ার ছয় মাস আগে তা deprecated হিসেবে চিহ্নিত হয় এবং “পরিবর্তন” পাতায় লেখা থাকে।',
      'পাতাগুলো ইংরেজিতে। API-র বার্তা বাংলায় পেতে `Accept-Language: bn` পাঠান।',
    ],
    release: `এই সার্ভারে চলছে রিলিজ ${API_VERSION} (${releasedOn('bn-BD')})।`,
    home: 'বাজারে যান',
    other: 'Read in English',
  },
};
