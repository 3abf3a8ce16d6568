/**
 * The text without these characters at its end. A pattern such as /0+$/ would begin again at each of them in the middle
 * of a text.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
