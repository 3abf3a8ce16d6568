/**
 * Calls it once the page and its images have loaded, at once where they have: the scripts of a rendered page begin
 * after them. Returns what calls it off.
 */
export function afterLoad(run: () => void): () => void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
  return () => window.removeEventListener('load', run);
}
