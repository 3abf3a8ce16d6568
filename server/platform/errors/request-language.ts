/** Which of our two languages a user asks for. */
import { Language } from '../../../schema/values/accounts/roles';

interface Preference {
  readonly language: Language;
  readonly weight: number;
}

/** The better liked of en and bn in an Accept-Language header (or a plain "bn"); null when it names neither. */
export function readLanguage(header: string | undefined): Language | null {
  let best: Preference | null = null;
  for (const part of header?.slice(0, 500).split(',') ?? []) {
    const preference = toPreference(part);
    if (preference && preference.weight > (best?.weight ?? 0)) best = preference;
  }
  return best?.language ?? null;
}

function toPreference(part: string): Preference | null {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const language = Object.values(Language).find((one) => one === tag.trim().split('-')[0]);
  if (!language) return null;
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((value) => value !== undefined);
  return { language, weight: quality === undefined ? 1 : Number(quality) };
}
