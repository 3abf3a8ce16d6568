/**
 * The pages of labels as HTML: no script, and no file beside them but the font of Bangla letters, which not every
 * computer has; labels are black on white, the page of a code has the colours of the device.
 */
import { toDigitsOf } from '../../../../schema/text/digits';
import { Language } from '../../../../schema/values/accounts/roles';
import { gradeNames } from '../../../../schema/values/catalogue/grades';
import { textFor } from '../../../../schema/values/catalogue/product-text';
import { brandNames } from '../../../../schema/values/site/brand-names';
import type { Label, LabelStep } from '../../../modules/catalogue/labels/labels.service';
import { styleHashOf } from '../../../platform/http/pages/style-policy';
import { labelTexts } from './label-texts';

export interface LabelPage {
  readonly status: number;
  readonly html: string;
  readonly styleHash: string;
}

type LabelPaper = 'a4' | 'roll';

/** A seller prints this sheet. */
export interface LabelSheet {
  readonly count: number;
  readonly paper: LabelPaper;
  /** SVG of the QR code that leads to the page of the label's code. */
  readonly qr: string;
}

export const MOST_LABELS = 100;

/** Fetched only where there are Bangla letters. */
const BANGLA_FONT =
  "@font-face{font-family:'Label Bangla';src:url(/docs/bangla.woff2) format('woff2');font-weight:100 900;font-display:swap;unicode-range:U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+20B9,U+25CC}";

const COMMON = `${BANGLA_FONT}*{box-sizing:border-box}body{margin:0;font:16px/1.5 'Label Bangla',system-ui,sans-serif;overflow-wrap:anywhere}
main,form,.top{max-width:640px;margin:0 auto;padding:16px}.top{display:flex;justify-content:space-between}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 8px}h2{font-size:1.125rem}a,button,input,select{font:inherit;min-height:44px}
.go{display:inline-block;padding:10px 20px;border:0;border-radius:8px;background:#166534;color:#fff;text-decoration:none}`;
const CODE_STYLE = `${COMMON}:root{color-scheme:light dark}ol{padding-left:20px}li{margin-bottom:12px}li span{display:block}a{color:LinkText}a.go{color:#fff}
.recall{margin:0 0 16px;padding:12px 16px;border-left:6px solid #b91c1c;border-radius:8px;background:#fef2f2;color:#7f1d1d}.recall p{margin:0 0 12px}
@media (prefers-color-scheme:dark){.recall{background:#450a0a;color:#fee2e2}}`;
const SHEET_STYLE = `${COMMON}body{background:#fff;color:#000}form{display:flex;flex-wrap:wrap;gap:12px;align-items:end}form :is(h1,p){flex-basis:100%;margin:0}label{display:grid;gap:4px}
input,select{padding:0 12px;border:1px solid #6b7280;border-radius:8px;background:#fff;color:#000}.labels{display:flex;flex-wrap:wrap;justify-content:center}.label{display:flex;gap:3mm;align-items:center;padding:3mm;border:1px dashed #888;overflow:hidden;break-inside:avoid;font-size:10pt;line-height:1.25}
.label svg{flex:none}.label p,.label strong{display:block;margin:0}.label strong{font-size:12pt;max-height:2.5em;overflow:hidden}.code{font:700 12pt monospace;letter-spacing:1px}
@media print{.top,form{display:none}.labels{justify-content:start}}`;
const PAPER_STYLES: Readonly<Record<LabelPaper, string>> = {
  a4: '@page{size:A4;margin:8mm}.label{width:97mm;max-width:100%;height:55mm}.label svg{width:42mm;height:42mm}',
  roll: '@page{size:58mm 80mm;margin:0}.label{width:58mm;height:80mm;flex-direction:column;gap:1mm;text-align:center;border:0;break-after:page}.label svg{width:40mm;height:40mm}',
};

/** Under 30 KB with the longest chain of names that is likely: the style is 1 KB, a step 300 bytes. */
export function codePage(label: Label, language: Language): LabelPage {
  const t = labelTexts[language];
  const name = escaped(textFor(language, label.name, label.secondName));
  const [first] = label.steps;
  const grown = first?.district ? `<p>${t.grownIn}: <b>${escaped(districtName(first, language))}</b></p>` : '';
  const harvest = first?.harvestedFrom ? `<p>${t.harvested}: <b>${harvestText(first, language)}</b></p>` : '';
  const grade = gradeOf(label);
  const steps = label.steps.map((step) => `<li>${stepHtml(step, language)}</li>`).join('');
  const recall = label.isRecalled
    ? `<div class="recall" role="alert"><p><b>${label.lotId ? t.recalled : t.someRecalled}</b></p>${link('/orders', t.toOrders)}</div>`
    : '';
  const next = nextStep(label, language);
  const body = `<h1>${name}</h1>${recall}<p>${label.lotId ? t.lot : t.code}: <b>${label.code}</b></p>${grown}${harvest}${grade ? `<p><b>${gradeNames[grade][language]}</b></p>` : ''}${next}<h2>${t.origin}</h2><ol>${steps}</ol>`;
  return page({ status: 200, language, title: name, style: CODE_STYLE, body: `<main>${body}</main>` });
}

/** While anything of it is recalled, the step there is the buyer's orders: what is for sale is no button beside it. */
function nextStep({ isOnMarket, isRecalled, productId, sellerId }: Label, language: Language): string {
  const t = labelTexts[language];
  const step = isRecalled ? plainLink : link;
  if (isOnMarket) return `<p>${step(`/product/${productId}`, t.orderAgain)}</p>`;
  return `<p>${t.notForSale}</p><p>${step(`/seller/${sellerId}`, t.toSeller)}</p>`;
}

/**
 * Why no label is shown: it is no code; nothing has it, or what has it is not shown any more (they look the same); it
 * is not the viewer's to print.
 */
export type LabelProblem = 'noCode' | 'nothing' | 'notOwn';

export function problemPage(problem: LabelProblem, language: Language): LabelPage {
  const t = labelTexts[language];
  const body = `<main><h1>${t[problem]}</h1><p>${t[`${problem}Text`]}</p><p>${link('/', t.toMarket)}</p></main>`;
  return page({ status: 404, language, title: t[problem], style: CODE_STYLE, body });
}

export function sheetPage(label: Label, sheet: LabelSheet, language: Language): LabelPage {
  const t = labelTexts[language];
  const numbers = Array.from({ length: sheet.count }, (_, at) => at + 1);
  const labels = numbers.map((number) => `<div class="label">${sheet.qr}<div>${labelText(label, number, sheet, language)}</div></div>`);
  const option = (paper: LabelPaper) => `<option value="${paper}"${paper === sheet.paper ? ' selected' : ''}>${t[paper]}</option>`;
  const name = escaped(textFor(language, label.name, label.secondName));
  const form = `<form><h1>${t.printTitle}: ${name}</h1><input type="hidden" name="lang" value="${language}">${label.lotId ? `<input type="hidden" name="lot" value="${label.code}">` : ''}
<label>${t.count}<input name="count" type="number" min="1" max="${MOST_LABELS}" value="${sheet.count}" required></label>
<label>${t.paper}<select name="paper">${option('a4')}${option('roll')}</select></label><button class="go">${t.show}</button><p>${t.printHelp}</p></form>`;
  const style = SHEET_STYLE + PAPER_STYLES[sheet.paper];
  const body = `${form}<div class="labels">${labels.join('')}</div>`;
  return page({
    status: 200,
    language,
    title: t.printTitle,
    style,
    body,
    query: `&amp;count=${sheet.count}&amp;paper=${sheet.paper}${label.lotId ? `&amp;lot=${label.code}` : ''}`,
  });
}

function labelText(label: Label, number: number, { count }: LabelSheet, language: Language): string {
  const t = labelTexts[language];
  const [first] = label.steps;
  const grown = first?.district ? `<p>${t.grownIn}: ${escaped(districtName(first, language))}</p>` : '';
  const harvest = first?.harvestedFrom ? `<p>${t.harvested}: ${harvestText(first, language)}</p>` : '';
  const place = t.of(toDigitsOf(language, number), toDigitsOf(language, count));
  const name = escaped(textFor(language, label.name, label.secondName));
  const grade = gradeOf(label);
  return `<strong>${name}</strong>${grown}${harvest}${grade ? `<p>${gradeNames[grade][language]}</p>` : ''}<p class="code">${label.code}</p><p>${place}</p><p>${t.scan}</p>`;
}

function stepHtml(step: LabelStep, language: Language): string {
  const t = labelTexts[language];
  const district = step.district ? ` · ${escaped(districtName(step, language))}` : '';
  const received = step.receivedOn ? `<span>${t.received}: ${dayText(step.receivedOn, language)}</span>` : '';
  return `<b>${escaped(step.name)}</b><span>${t.roles[step.role]}${district}</span>${received}`;
}

/** The grade of what the last in the chain sells. */
const gradeOf = ({ steps }: Label) => steps.at(-1)?.grade ?? null;

function districtName({ district }: LabelStep, language: Language): string {
  return (language === Language.BN ? district?.nameBn : district?.nameEn) ?? '';
}

/** A day, or the first and the last of several. */
function harvestText({ harvestedFrom, harvestedUntil }: LabelStep, language: Language): string {
  return [...new Set([harvestedFrom, harvestedUntil])].flatMap((day) => (day ? [dayText(day, language)] : [])).join(' – ');
}

/** A day of the calendar, or a moment as it is in Bangladesh. */
function dayText(day: string | Date, language: Language): string {
  const timeZone = typeof day === 'string' ? 'UTC' : 'Asia/Dhaka';
  return new Intl.DateTimeFormat(language === Language.BN ? 'bn-BD' : 'en-GB', { dateStyle: 'long', timeZone }).format(new Date(day));
}

const plainLink = (path: string, text: string): string => `<a href="${path}">${text}</a>`;
const link = (path: string, text: string): string => `<a class="go" href="${path}">${text}</a>`;

interface PageDraft {
  readonly status: number;
  readonly language: Language;
  /** Escaped. */
  readonly title: string;
  readonly style: string;
  readonly body: string;
  /** Further parameters of the link to the other language. */
  readonly query?: string;
}

function page({ status, language, title, style, body, query = '' }: PageDraft): LabelPage {
  const other = language === Language.BN ? Language.EN : Language.BN;
  const top = `<div class="top"><a href="/">${brandNames[language]}</a><a href="?lang=${other}${query}" lang="${other}">${labelTexts[language].otherLanguage}</a></div>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${brandNames[language]}</title><style>${style}</style></head><body>${top}${body}</body></html>`;
  return { status, html, styleHash: styleHashOf(style) };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
