/** The tab's title: the screen's words, and before them "Error: " while a form has a problem. */
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
