import { maskContacts } from '../../schema/text/mask-contacts';

it.each([
  ['Call 01712345678 please', 'Call ••• please'],
  ['কল করুন ০১৭১২-৩৪৫৬৭৮ নম্বরে', 'কল করুন ••• নম্বরে'],
  ['+880 1712 345 678', '•••'],
  ['(017) 12.34.56.78', '(•••'],
  ['0 1 7 1 2 3 4 5 6 7 8', '•••'],
  ['1712345678 or 02-9876543', '••• or •••'],
  ['500 kg, 8801712345678', '500 kg, •••'],
  ['500 01712 345678', '•••'],
  ['৯৯৯০১৭১২৩৪৫৬৭৮', '•••'],
  ['see https://evil.example/a?b=1 now', 'see ••• now'],
  ['WWW.Evil.example', '•••'],
  ['on wa.me/8801712345678 or fb.com', 'on ••• or •••'],
  ['write to me@farm.com.bd', 'write to •••'],
])('%s is stored as %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

it.each([
  'Is 100 kg for 4,500.00 Tk possible by 25-11-2026?',
  'দাম কি ১,২০,০০০ টাকা, ২৫/১১/২০২৬ তারিখে?',
  'What do 500 1000 2000 kg cost?',
  '৫০০ ১০০০ ২০০০ কেজির দাম কত?',
  'What do 1000 1500 2000 2500 kg cost?',
  '১০০০ ১৫০০ ২০০০ ২৫০০ কেজির দাম কত?',
  'Two sacks of 5 kg@50 each?',
  'Is it washed?It was wet.Thanks',
  '<script>alert(1)</script>',
])('%s is stored as it is', (text) => {
  expect(maskContacts(text)).toBe(text);
});

/** Milliseconds of processor time for the cheapest of several tries: collecting garbage makes others dearer. */
function cheapest(text: string): number {
  const times = Array.from({ length: 9 }, () => {
    const begun = process.cpuUsage();
    maskContacts(text);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

// sixteen times the text takes sixteen times as long, 256 times where the time grows with its square
it.each(['1', '1 ', '0-', 'a.', 'www.', '@', 'a@', 'https://', '১'])('takes linear time for a long text of %s', (part) => {
  const short = part.repeat(2_500);
  expect(cheapest(short.repeat(16))).toBeLessThan(64 * cheapest(short) + 1);
});
