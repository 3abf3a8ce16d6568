/** Announces texts to screen readers through the two lines that are in index.html from the start. */
export type Politeness = 'polite' | 'assertive';

function region(politeness: Politeness): HTMLElement {
  const id = `live-${politeness}`;
  const existing = document.getElementById(id);
  if (existing) return existing;
  const made = document.createElement('div');
  made.id = id;
  made.className = 'visually-hidden';
  made.setAttribute('aria-live', politeness);
  made.setAttribute('aria-atomic', 'true');
  document.body.append(made);
  return made;
}

/** The same message twice is spoken twice: a no-break space marks the repetition. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const line = region(politeness);
  line.textContent = line.textContent === text ? `${text}\u00a0` : text;
}
