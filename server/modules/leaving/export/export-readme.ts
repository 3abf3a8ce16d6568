/** The text that comes with the data of a user, in both languages: what the files are, and what is not among them. */
import { dayAt } from '../../../../schema/rules/orders/delivery-days';
import { toBanglaDigits } from '../../../../schema/text/digits';

/** By the names of the files. */
export function exportReadme(now: Date): Readonly<Record<string, string>> {
  const day = dayAt(now);
  return { 'README.en.txt': english(day), 'README.bn.txt': bangla(toBanglaDigits(day)) };
}

const english = (day: string): string => `Haatbar: your data, as of ${day}

Each file that ends with .json is a list, one entry a line. It opens in a browser or a text editor. Times have their time zone; amounts are in Taka.
An empty list means that Haatbar has nothing of that kind about you.

account, addresses, shopping-location   who you are and where you buy
orders-bought, orders-sold              your orders, with what you may see of the other side
products, sell-posts                    what you sell
ledger, bills, payouts                  your money
messages, questions, reviews            what you wrote and received
sessions, api-keys, webhooks            where you are logged in; never a password or a secret

The folders have the images that you uploaded. If they are too large for one file, images-left-out.json names the others.

This file is about you. Store it where only you can open it.
`;

const bangla = (day: string): string => `হাটবার: আপনার তথ্য, ${day} তারিখের

.json নামের প্রতিটি ফাইল একটি তালিকা, প্রতি লাইনে একটি তথ্য। ব্রাউজার বা টেক্সট এডিটরে খোলা যায়। সময়ের সঙ্গে টাইম জোন আছে; দাম ও হিসাব টাকায়।
তালিকা খালি থাকলে আপনার সম্পর্কে হাটবারের কাছে সে রকম কোনো তথ্য নেই।

account, addresses, shopping-location   আপনার পরিচয় ও ঠিকানা
orders-bought, orders-sold              আপনার কেনা ও বেচা অর্ডার; অপর পক্ষের যতটুকু আপনি দেখতে পান
products, sell-posts                    আপনার পণ্য
ledger, bills, payouts                  আপনার টাকার হিসাব
messages, questions, reviews            আপনার লেখা ও পাওয়া বার্তা, প্রশ্ন ও মতামত
sessions, api-keys, webhooks            কোথায় লগইন আছেন; পাসওয়ার্ড বা গোপন কী নেই

ফোল্ডারে আপনার আপলোড করা ছবি আছে। সব ছবি এক ফাইলে না ধরলে বাকিগুলোর নাম images-left-out.json ফাইলে থাকে।

এই ফাইলে আপনার ব্যক্তিগত তথ্য আছে। এমন জায়গায় রাখুন, যেখানে শুধু আপনি খুলতে পারেন।
`;
