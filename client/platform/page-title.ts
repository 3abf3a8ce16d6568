import { useEffect } from 'react';
import { onServer } from './device/first-view';

/**
 * Changes the title that the tab shows: puts "Error: " before the screen's text while a form has a problem. This file
 * also writes the description that search engines show.
 */
type Dress = (title: string) => string;

let title = '';
let dress: Dress | null = null;

function show(): void {
  document.title = dress ? dress(title) : title;
}

export function setPageTitle(texts: string): void {
  title = texts;
  show();
}

/** Dresses the title until the returned function is called. */
export function dressPageTitle(wanted: Dress): () => void {
  dress = wanted;
  show();
  return () => {
    if (dress !== wanted) return;
    dress = null;
    show();
  };
}

const descriptionLength = 160;
const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, descriptionLength);

let head = { title: '' };

/** During a render on the server, where no effect runs; without effect in a browser. */
export function setServerTitle(text: string): void {
  if (onServer) head = { title: text };
}

/** The title since the last call. */
export function takePageHead(): { readonly title: string } {
  const taken = head;
  head = { title: '' };
  return taken;
}

/** Sets the text that a search engine shows below the title. The returned function restores the site's own text. */
function setPageDescription(texts: string): () => void {
  const element = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  const before = element?.content ?? '';
  if (element) element.content = short(texts);
  return () => {
    if (element) element.content = before;
  };
}

/** The page's own description while its screen is open, where it has one. */
export function usePageDescription(text: string | null | undefined): void {
  useEffect(() => (text ? setPageDescription(text) : undefined), [text]);
}
