/**
 * Letters and digits that are seen. The fillers of Hangul are letters by their category and drawn as nothing; the blank
 * of Braille is a symbol, and marks need a letter.
 */
const SEEN = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** Whether a text shows anything that can be read. */
export function isReadable(text: string): boolean {
  return SEEN.test(text);
}
