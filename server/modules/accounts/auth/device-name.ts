/**
 * A name by which users recognise their devices, from the browser's own description: 'Chrome · Android'. Names of
 * makers are the same in every language. A guess, for reading only: nothing is decided by it.
 */
type Sign = readonly [pattern: RegExp, name: string];

/** In this order: Edge and Opera call themselves Chrome as well, and Chrome calls itself Safari. */
const browsers: readonly Sign[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera Mini|OPiOS|Opera)\b/, 'Opera'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]{1,20} [^(]{0,80}\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
  [/\bPostmanRuntime\//, 'Postman'],
];

const systems: readonly Sign[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bKaiOS\b/, 'KaiOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Browsers say it all in half of that; patterns over endless text take endless time. */
const LONGEST_USER_AGENT = 400;

/** Null where it contains nothing we know. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const text = userAgent.slice(0, LONGEST_USER_AGENT);
  const names = [browsers, systems].flatMap((signs) => signs.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return names.length > 0 ? names.join(' · ') : null;
}

/**
 * Enough of an address to distinguish home from elsewhere, not the address: '103.48.x.x', '2400:c600:x'. Null where
 * none was stored.
 */
export function coarseAddress(ip: string | null): string | null {
  if (!ip) return null;
  const v4 = /(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(ip);
  if (v4) return `${v4[1]}.x.x`;
  return ip.includes(':') ? `${ip.split(':').slice(0, 2).join(':')}:x` : null;
}
