/** Initials in a circle: we show no photographs of people. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = (word: string | undefined) => (word ? ([...new Intl.Segmenter().segment(word)][0]?.segment ?? '') : '');
  return words.length > 1 ? first(words[0]) + first(words.at(-1)) : first(words[0]);
}

/** Decoration: the letters are drawn by the style sheet, so they are no part of what the element says. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  return (
    <span
      className="avatar"
      aria-hidden
      data-initials={initials(name).toLocaleUpperCase()}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
    />
  );
}
