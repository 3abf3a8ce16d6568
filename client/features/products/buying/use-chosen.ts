import { useCallback, useState } from 'react';
import { useSession } from '../../../platform/session/use-session';
import { recall, remember } from '../../../platform/session/tab-memory';

/** A product chosen to be compared; its name is shown while its page is not. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
}

const storedAs = 'compare';

/**
 * The products chosen to be compared: they stay over pages, searches and a look at a product, until this tab is closed.
 */
export function useChosen(): [readonly Chosen[], (next: readonly Chosen[]) => void] {
  const owner = useSession().account?.id ?? '';
  const [chosen, setChosen] = useState<readonly Chosen[]>(() => recall<Chosen[]>(storedAs, owner) ?? []);
  const choose = useCallback(
    (next: readonly Chosen[]) => {
      setChosen(next);
      remember(storedAs, owner, next);
    },
    [owner],
  );
  return [chosen, choose];
}
