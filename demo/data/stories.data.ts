/**
 * Sellers of the demo market, named by their business, write these stories about themselves in both languages. The
 * texts have no phone numbers and no links, because the rules of stories forbid them.
 */
export interface StoryText {
  readonly business: string;
  readonly bn: string;
  readonly en: string;
  /** How many images go with it, of those the seller has. */
  readonly images: number;
}

export const stories: readonly StoryText[] = [
  {
    business: 'Karim Krishi Khamar',
    bn: 'মির্জাপুরে আমাদের ১৪ একর জমি, বাবা শুরু করেছিলেন তিন একরে। আলুর বীজ নিজেরাই রাখি, তাই প্রতিবছর একই জাত পান।\n\nভোরে তুলি, দুপুরের মধ্যে বাছাই করি, বিকেলে গাড়িতে ওঠে। শাকসবজিতে কীটনাশকের বদলে ফাঁদ আর নিমপাতার পানি দিই। শীতে চারজন, বর্ষায় দুজন আমাদের সঙ্গে কাজ করেন, সবাই এই গ্রামেরই মানুষ।',
    en: 'We farm 14 acres in Mirzapur; our father began with three. We keep our own seed potatoes, so you get the same variety every year.\n\nWe pick at dawn, sort until noon, and load in the afternoon. Vegetables are protected with traps and neem water instead of pesticides. Four people from our village work with us in winter, two in the rains.',
    images: 6,
  },
  {
    business: 'Rokeya Krishi Arot',
    bn: 'জিনজিরার এই আড়ত আমার শাশুড়ি ১৯৮৭ সালে খুলেছিলেন। আমরা চল্লিশটির বেশি খামার থেকে কিনি, প্রতিটি বস্তায় কোথায় ফলেছে লেখা থাকে।\n\nওজন দুবার মাপি, একবার নেওয়ার সময়, একবার দেওয়ার সময়। নষ্ট হলে বদলে দিই, তর্ক করি না।',
    en: 'My mother-in-law opened this arot in Zinzira in 1987. We buy from more than forty farms, and each sack names where it was grown.\n\nWe weigh twice: when it comes in, and when it leaves. What is spoilt we replace, without an argument.',
    images: 3,
  },
  {
    business: 'রহমান আম বাগান',
    bn: 'কানসাটে ২৮ বিঘার বাগান, সবচেয়ে পুরোনো ফজলি গাছটি দাদার লাগানো। আম গাছে পাকার সময় হলে তবেই পাড়ি, কার্বাইড দিই না।\n\nজ্যৈষ্ঠ থেকে শ্রাবণ পর্যন্ত প্রতিদিন পাড়া হয়। বাগান দেখতে চাইলে আসবেন, গাছতলায় বসে খেয়ে যাবেন।',
    en: 'Our orchard in Kansat has 28 bighas; grandfather planted the oldest Fazli tree. We pick mangoes when they are ripe on the tree and use no carbide.\n\nFrom May to August we pick every day. Come and see the orchard, and eat one in the shade.',
    images: 4,
  },
];
