/** The pages of the doubles, in both languages, which say on top that no money moves. */

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface PayPage {
  readonly brand: string;
  readonly colour: string;
  readonly amount: string;
  readonly title: string;
  /** Where its form is sent: `outcome` is success, failure or cancel. */
  readonly action: string;
}

function page(brand: string, colour: string, body: string): string {
  return `<!doctype html><html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(brand)} · Demonstration</title><style>
body{font:16px/1.5 system-ui,'Noto Sans Bengali',sans-serif;margin:0;background:#f4f4f2;color:#1c1c1a}
.banner{background:#7a1f1f;color:#fff;padding:12px 16px;font-weight:600;text-align:center}
main{max-width:400px;margin:24px auto;padding:24px;background:#fff;border-top:6px solid ${colour};border-radius:8px}
h1{font-size:20px;margin:0 0 16px}dl{margin:0 0 24px}dt{color:#5c5c57}dd{margin:0 0 8px;font-weight:600}
button{display:block;width:100%;min-height:48px;margin:8px 0;border:1px solid #8a8a84;border-radius:6px;background:#fff;color:inherit;font:inherit}
button.pay{background:${colour};border-color:${colour};color:#fff;font-weight:600}</style></head><body>
<p class="banner" style="margin:0">প্রদর্শনী মাত্র: কোনো টাকা লেনদেন হয় না<br>Demonstration: no money moves</p><main>${body}</main></body></html>`;
}

export function payPage({ brand, colour, amount, title, action }: PayPage): string {
  const button = (outcome: string, text: string, style = '') => `<button name="outcome" value="${outcome}"${style}>${text}</button>`;
  return page(
    brand,
    colour,
    `<h1>${escaped(brand)}</h1><dl><dt>অর্ডার / Order</dt><dd>${escaped(title)}</dd><dt>টাকা / Amount</dt><dd>৳ ${escaped(amount)}</dd></dl>
<form method="post" action="${escaped(action)}">${button('success', 'টাকা দিন / Pay', ' class="pay"')}${button('failure', 'টাকা নেই / Not enough money')}${button('cancel', 'বাতিল / Cancel')}</form>`,
  );
}

/** The end of a payment whose way back is lost. */
export const lostPage = (brand: string, colour: string): string =>
  page(brand, colour, '<h1>এই পাতাটি বন্ধ করুন</h1><p>Close this page. The way back was lost on purpose.</p>');

/** Sends the browser on with these fields by POST, as SSLCOMMERZ does. */
export function postBackPage(url: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`);
  return page(
    'SSLCOMMERZ',
    '#2a5caa',
    `<form method="post" action="${escaped(url)}" id="back">${inputs.join('')}<button class="pay">ফিরে যান / Back to the shop</button></form>
<script>document.getElementById('back').submit()</script>`,
  );
}
