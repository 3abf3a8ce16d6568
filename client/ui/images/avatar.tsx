import { useFormat } from '../../platform/format';
import { banglaInitial } from './bangla-initial';

const first = (word: string | undefined) => (word ? ([...new Intl.Segmenter().segment(word)][0]?.segment ?? '') : '');

/** Initials in a circle: we show no photographs of people. Latin names get Bangla letters on a Bangla page. */
function initials(name: string, isBangla: boolean): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letter = (word: string | undefined) => (isBangla && word && banglaInitial(word)) || first(word);
  return words.length > 1 ? letter(words[0]) + letter(words.at(-1)) : letter(words[0]);
}

/** Two Bangla letters with their vowel signs are as wide as four Latin ones. */
const narrow = 0.4;
const wide = 0.28;

/** Decoration: the letters are drawn by the style sheet, so they are no part of what the element contains. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  const { language } = useFormat();
  const letters = initials(name, language === 'bn').toLocaleUpperCase();
  const isNarrow = !/\p{M}/u.test(letters);
  return (
    <span
      className="avatar"
      aria-hidden
      data-initials={letters}
      style={{ width: size, height: size, fontSize: size * (isNarrow ? narrow : wide) }}
    />
  );
}
