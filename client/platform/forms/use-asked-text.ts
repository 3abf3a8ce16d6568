import { useEffect, useState } from 'react';

const pauseMs = 200;
const leastLetters = 2;

/** Returns the text to ask the server for, once the typing pauses; empty for a single letter. */
export function useAskedText(text: string): string {
  const wanted = text.trim();
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return search.length < leastLetters || wanted.length < leastLetters ? '' : search;
}
