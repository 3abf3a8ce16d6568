/**
 * The calling codes of countries (ITU-T E.164), and the mobile numbers behind them. Networks that are no country's are
 * none (satellites, 88x): a message there costs most. Of codes that begin alike the longest counts.
 */
const COUNTRIES = `20 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239
  240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 260 261 262 263 264 265 266 267 268 269
  27 290 291 297 298 299 30 31 32 33 34 350 351 352 353 354 355 356 357 358 359 36 370 371 372 373 374 375 376 377 378
  380 381 382 383 385 386 387 389 39 40 41 420 421 423 43 44 45 46 47 48 49 500 501 502 503 504 505 506 507 508 509 51
  52 53 54 55 56 57 58 590 591 592 593 594 595 596 597 598 599 60 61 62 63 64 65 66 670 672 673 674 675 676 677 678 679
  680 681 682 683 685 686 687 688 689 690 691 692 7 76 77 81 82 84 850 852 853 855 856 86 886 90 91 92 93 94 95 960 961
  962 963 964 965 966 967 968 970 971 972 973 974 975 976 977 98 992 993 994 995 996 998`;
/** Countries of their own behind 1, which is the United States and Canada alone. */
const CARIBBEAN = `1242 1246 1264 1268 1284 1340 1345 1441 1473 1649 1658 1664 1670 1671 1684 1721 1758 1767 1784 1787 1809
  1829 1849 1868 1869 1876 1939`;

const CODES: ReadonlySet<string> = new Set(`1 ${CARIBBEAN} ${COUNTRIES}`.split(/\s+/));

/** The digits after the code, where most people of Bangladesh live abroad: those of mobiles alone. */
const MOBILES: Readonly<Record<string, RegExp>> = {
  1: /^[2-8][0-9]{2}[2-9][0-9]{6}$/,
  39: /^3[0-9]{8,9}$/,
  44: /^7[1-57-9][0-9]{8}$/,
  60: /^1[0-9]{8,9}$/,
  61: /^4[0-9]{8}$/,
  65: /^[89][0-9]{7}$/,
  82: /^1[0-9]{8,9}$/,
  91: /^[6-9][0-9]{9}$/,
  92: /^3[0-9]{9}$/,
  94: /^7[0-9]{8}$/,
  95: /^9[0-9]{7,9}$/,
  960: /^[79][0-9]{6}$/,
  965: /^[4569][0-9]{7}$/,
  966: /^5[0-9]{8}$/,
  968: /^[79][0-9]{7}$/,
  971: /^5[0-9]{8}$/,
  973: /^[36][0-9]{7}$/,
  974: /^[3-7][0-9]{7}$/,
  975: /^[17][0-9]{7}$/,
  977: /^9[0-9]{9}$/,
};
const CARIBBEAN_DIGITS = /^[2-9][0-9]{6}$/;
const OTHERS = /^[0-9]{6,12}$/;

const digitsBehind = (code: string): RegExp => MOBILES[code] ?? (code.length > 3 ? CARIBBEAN_DIGITS : OTHERS);

export const isCallingCode = (code: string): boolean => CODES.has(code);

/** Whether a number in its normal form is one of these countries' and can be a mobile there. */
export function isOfCountries(phone: string, countries: readonly string[]): boolean {
  const code = [4, 3, 2, 1].map((length) => phone.slice(0, length)).find(isCallingCode);
  return code !== undefined && countries.includes(code) && digitsBehind(code).test(phone.slice(code.length));
}

/** The same as a pattern of PostgreSQL, of one country and without its beginning. */
export function patternOf(code: string): string {
  const longer = [...CODES].filter((other) => other !== code && other.startsWith(code)).map((other) => other.slice(code.length));
  const others = longer.length > 0 ? `(?!${longer.join('|')})` : '';
  return `${code}${others}${digitsBehind(code).source.slice(1)}`;
}
