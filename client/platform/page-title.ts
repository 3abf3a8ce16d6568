/** What search engines and link previews are told of a page, and the tab's title: the screen's words, and before them "Error: " while a form has a problem. */
type Dress = (title: string) => string;

let title = '';
let dress: Dress | null = null;

function show(): void {
  document.title = dress ? dress(title) : title;
}

export function setPageTitle(words: string): void {
  title = words;
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

/** What a search engine shows below the title, until the returned function is called: then the site's own words stand there again. */
export function setPageDescription(words: string): () => void {
  const element = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  const before = element?.content ?? '';
  if (element) element.content = words.replace(/\s+/g, ' ').slice(0, descriptionLength);
  return () => {
    if (element) element.content = before;
  };
}
