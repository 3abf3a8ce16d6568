/** Initials in a circle: we show no photographs of people. */
function initials(name: string): string {
  const texts = name.trim().split(/\s+/).filter(Boolean);
  const first = (word: string | undefined) => (word ? ([...new Intl.Segmenter().segment(word)][0]?.segment ?? '') : '');
  return texts.length > 1 ? first(texts[0]) + first(texts.at(-1)) : first(texts[0]);
}

/** Two Bangla letters with their vowel signs are as wide as four Latin ones. */
const narrow = 0.4;
const wide = 0.28;

/** Decoration: the letters are drawn by the style sheet, so they are no part of what the element contains. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  const letters = initials(name).toLocaleUpperCase();
  const isLatin = /^\p{Script=Latin}*$/u.test(letters);
  return (
    <span
      className="avatar"
      aria-hidden
      data-initials={letters}
      style={{ width: size, height: size, fontSize: size * (isLatin ? narrow : wide) }}
    />
  );
}
