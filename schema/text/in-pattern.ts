/** The text as a regular expression finds it literally, outside of brackets: what is put into one goes through here. */
export const inPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
