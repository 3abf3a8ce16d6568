/**
 * Users of the demo market ask these questions about products and get these replies; the two parties of an order write
 * these messages to each other. Texts are grouped by language, and each reply stands beside its question.
 */
import type { Language } from '../../schema/values/accounts/roles';

export const questionTexts: Readonly<Record<Language, readonly (readonly [question: string, reply: string])[]>> = {
  en: [
    ['Is this grown without chemical pesticides?', 'Only neem water was used, nothing in the last three weeks.'],
    ['Can you deliver before 9 in the morning?', 'Yes, if the order is confirmed the day before.'],
    ['When was this harvested?', 'Yesterday afternoon. We pick again on the day your order leaves.'],
    ['Do you give a better price for 50 kg?', 'From 40 kg, yes. The price for larger quantities is on this page.'],
    ['How long does it last without a fridge?', 'Four to five days in a cool, airy place.'],
    ['Are all pieces about the same size?', 'Mostly. We leave out the very small ones.'],
    ['Is the weight after cleaning?', 'Yes, it is weighed after cleaning and drying.'],
  ],
  bn: [
    ['কোনো রাসায়নিক কীটনাশক দেওয়া হয়েছে?', 'না, শুধু নিমপাতার পানি দিয়েছি। শেষ তিন সপ্তাহে কিছুই দিইনি।'],
    ['সকাল ৯টার আগে পৌঁছে দেওয়া যাবে?', 'যাবে, আগের দিন অর্ডার নিশ্চিত হলে।'],
    ['কবে তোলা হয়েছে?', 'গতকাল বিকেলে। যেদিন পাঠাব, সেদিন আবার তুলব।'],
    ['৫০ কেজি নিলে দাম কম হবে?', '৪০ কেজি থেকে কম রাখি। বেশি পরিমাণের দাম এই পাতাতেই দেওয়া আছে।'],
    ['ফ্রিজ ছাড়া কত দিন ভালো থাকবে?', 'ঠান্ডা, বাতাস চলে এমন জায়গায় চার-পাঁচ দিন।'],
    ['সবগুলো কি প্রায় একই আকারের?', 'বেশির ভাগই। খুব ছোটগুলো বাদ দিই।'],
    ['ওজন কি পরিষ্কার করার পরে?', 'হ্যাঁ, পরিষ্কার করে শুকিয়ে তারপর মাপা হয়।'],
  ],
};

/** In turn: the buyer, the seller, the buyer. */
export const messageTexts: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['Please ring the bell at the blue gate.', 'Will do. The van leaves at 5 in the morning.', 'Thank you, I am at home until 10.'],
    ['Can you send it a day later? I am travelling.', 'No problem, I send it the day after.', 'Thanks a lot.'],
    ['Please pack the soft ones on top.', 'Of course, they go in a box of their own.', 'Great.'],
  ],
  bn: [
    ['নীল গেটের সামনে এসে বেল বাজাবেন।', 'ঠিক আছে। ভ্যান ভোর ৫টায় ছাড়বে।', 'ধন্যবাদ, আমি ১০টা পর্যন্ত বাসায় আছি।'],
    ['এক দিন পরে পাঠাতে পারবেন? আমি বাইরে থাকব।', 'সমস্যা নেই, পরের দিনই পাঠাব।', 'অনেক ধন্যবাদ।'],
    ['নরমগুলো একটু ওপরে দেবেন।', 'অবশ্যই, আলাদা বাক্সে দিচ্ছি।', 'বেশ।'],
  ],
};
