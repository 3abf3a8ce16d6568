import { render } from '@testing-library/react';
import { UnbrokenText } from '../../../client/ui/display/unbroken-text';

it.each([
  ['Nusrat ordered Potato and 2 more. Order HB-104187, 1,200 Tk.', ['HB-104187', '1,200 Tk']],
  ['Karim is now offering Potato: 55.50 Tk/KG.', ['55.50 Tk/KG']],
  ['করিম এখন আলু বিক্রি করছেন: ৳৫৫/কেজি।', ['৳৫৫/কেজি']],
  ['নুসরাত অর্ডার HB-104187-এর জন্য ৳১,২০০ পাঠিয়েছেন।', ['HB-104187', '৳১,২০০']],
  ['Haatbar will not be available (12:00 AM - 3:00 AM).', []],
])('tracking numbers and prices are on one line: %s', (text, unbroken) => {
  const { container } = render(<UnbrokenText text={text} />);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  expect([...container.querySelectorAll('.unbroken')].map(({ textContent }) => textContent)).toEqual(unbroken);
});
