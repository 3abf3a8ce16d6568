/** The pieces of HTML that every page for partners is made of; whatever is written into them is escaped. */

/** A block that scrolls by itself, also by keyboard. `label` is its name among the page's regions. */
export function code(words: string, label: string): string {
  return `<pre tabindex="0" role="region" aria-label="${escape(label)}"><code>${escape(words)}</code></pre>`;
}

/** A message with `code` in it. */
export function inline(words: string): string {
  return escape(words).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

export function escape(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
