/**
 * This file repeats what a user tapped and typed on the server's markup before React took over. The script in
 * index.html records it.
 */
interface EarlyTaps {
  /** Each once: a button is tapped again when it seems not to work. */
  readonly buttons: readonly HTMLButtonElement[];
  readonly fields: readonly (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[];
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
  }
}

/**
 * Ends the storing, since React handles every event from now on, and returns what repeats the stored taps and texts
 * once it has taken over.
 */
export function takeEarlyTaps(): () => void {
  const { buttons, fields } = window.earlyTaps ?? { buttons: [], fields: [] };
  delete window.earlyTaps;
  for (const button of buttons) button.removeAttribute('aria-busy');
  const typed = fields.map((field) => ({ field, value: field.value }));
  return () => {
    for (const { field, value } of typed) if (field.isConnected) retype(field, value);
    for (const button of buttons) if (button.isConnected) button.click();
  };
}

/**
 * By any input React takes over the part of the page that holds the field, before which it would see no change. By the
 * element's own setter: React has put its own before it, which would hide the change from its handler.
 */
function retype(field: EarlyTaps['fields'][number], value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
  field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}
