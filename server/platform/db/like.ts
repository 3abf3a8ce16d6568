/** Patterns of LIKE made of what people type: % and _ are letters like any other. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
