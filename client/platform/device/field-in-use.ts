/** The field that has the focus and is perhaps being typed in. */
export function fieldInUse(): Element | null {
  const { activeElement } = document;
  return activeElement?.matches('input, textarea, select, [contenteditable="true"]') ? activeElement : null;
}
