/** The notes of the demo market's own units in Bangla, and the weight that they name. */
import { toBanglaDigits } from '../../schema/text/digits';

const words: Readonly<Record<string, string>> = {
  maund: 'মণ',
  basket: 'ঝুড়ি',
  bundle: 'আঁটি',
  bundles: 'আঁটি',
  packet: 'প্যাকেট',
  pack: 'প্যাকেট',
  tray: 'ট্রে',
  sack: 'বস্তা',
  jar: 'বয়াম',
  pon: 'পণ',
  bira: 'বিড়া',
  seedlings: 'চারা',
  leaves: 'পাতা',
  pieces: 'পিস',
  kg: 'কেজি',
  g: 'গ্রাম',
  litre: 'লিটার',
  litres: 'লিটার',
  ml: 'মিলি',
  bottle: 'বোতল',
  bag: 'ব্যাগ',
  box: 'বাক্স',
  roll: 'রোল',
  set: 'সেট',
  sheet: 'শিট',
  sheets: 'শিট',
  cake: 'চাকা',
  can: 'ক্যান',
};
const whole: Readonly<Record<string, string>> = {
  '100 pieces, tied in two bundles': '১০০ পিস, দুই আঁটিতে বাঁধা',
  '1,000 fingerlings, 2 inches': '১,০০০ পোনা, ২ ইঞ্চি',
  '10 garlands': '১০টি মালা',
  '100 stems': '১০০ ডাঁটা',
  '100 sticks': '১০০টি কাঠি',
  '1 yard': '১ গজ',
};

/** '1 maund = 40 kg' → '১ মণ = ৪০ কেজি'; null where a word has no Bangla here. */
export function banglaNote(note: string): string | null {
  if (whole[note]) return whole[note];
  const parts = note.split(' ').map((part) => (/^[\d.=]+$/.test(part) ? toBanglaDigits(part) : (words[part] ?? null)));
  return parts.includes(null) ? null : parts.join(' ');
}

/** Kilograms in one unit, where the note names them: '1 bundle = 400 g' → '0.4'. */
export function kilogramsOfNote(note: string): string | null {
  const [, amount, unit] = /= ([\d.]+) (kg|g)$/.exec(note) ?? [];
  if (amount === undefined) return null;
  return unit === 'kg' ? amount : String(Number(amount) / 1000);
}
