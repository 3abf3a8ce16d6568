import { useCallback, useId, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AccountStatus } from '../../../schema/values/accounts/roles';
import { limits } from '../../../schema/values/limits';
import { recentSearches, useRecentSearches } from '../../platform/device/recent-searches';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { searchBoxMessages } from './search-box.messages';
import './search-box.css';
import { enterAddress } from './enter-address';
import type { SearchedList, Suggestion } from './suggestion';
import { Nothing, lazyPart } from '../../ui/feedback/lazy-part';

/** Comes with the first letter typed, or with the focus where earlier searches are known. */
const SuggestionList = lazyPart(async () => (await import('./suggestion-list')).SuggestionList, { missing: Nothing });

const arrows = ['ArrowDown', 'ArrowUp'];

interface SearchBoxProps {
  onSearched?: () => void;
  /** A second search on a screen has its own name, or people who use a screen reader cannot distinguish the two. */
  region?: string;
}

interface Offered {
  readonly suggestions: readonly Suggestion[];
  readonly enterTo: SearchedList | null;
}

const nothing: Offered = { suggestions: [], enterTo: null };

/** The list of suggestions under the box: what is in it, which one is chosen by arrow keys, and whether it is open. */
function useSuggestionChoice(text: string) {
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const [{ suggestions, enterTo }, setFound] = useState<Offered>(nothing);
  const hasRecent = useRecentSearches().length > 0;
  const asks = wanted && (text.trim() !== '' || hasRecent);
  const onFound = useCallback((listed: readonly Suggestion[], isChosen?: boolean, list: SearchedList | null = null) => {
    setFound({ suggestions: listed, enterTo: list });
    setActive(isChosen ? 0 : -1);
  }, []);
  const close = () => {
    setWanted(false);
    setFound(nothing);
    setActive(-1);
  };
  const move = (by: 1 | -1) => {
    setWanted(true);
    const places = suggestions.length + 1; // one more for the box itself
    setActive((now) => ((now + 1 + by + places) % places) - 1);
  };
  return {
    asks,
    open: asks && suggestions.length > 0,
    active,
    chosen: suggestions[active],
    enterTo,
    hasRecent,
    want: setWanted,
    onFound,
    close,
    move,
  };
}

/**
 * The text of the box, what is searched for until something is typed. Not set in an effect: the first one would clear
 * what was typed before React was here.
 */
function useTextOf(searched: string) {
  const [text, setText] = useState(searched);
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    setShown(searched);
    setText(searched);
  }
  return [text, setText] as const;
}

/**
 * The search of the top bar: offers earlier searches, products and categories, and to sellers and admins their orders
 * and people (suggestion-list.tsx). Enter opens `/search`, or the list of what is the viewer's own (enter-address.ts).
 * Shows what is searched for while the results are open.
 */
export function SearchBox({ onSearched, region }: SearchBoxProps) {
  const t = useMessages(searchBoxMessages);
  const { role, status } = useSession();
  // sellers and admins find more than products
  const label = t(role && role !== 'CONSUMER' ? 'submit' : 'label');
  const navigate = useNavigate();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  const searched = pathname === paths.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [text, setText] = useTextOf(searched);
  const { asks, open, active, chosen, enterTo, hasRecent, want, onFound, close, move } = useSuggestionChoice(text);

  const go = (to: string) => {
    close();
    void navigate(to);
    onSearched?.();
  };
  const choose = (suggestion: Suggestion) => {
    setText(suggestion.kind === 'recent' ? suggestion.name : '');
    go(suggestion.to);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (open && chosen) return choose(chosen);
    box.current?.blur(); // the results shrink for the phone's keyboard
    go(enterAddress(role, status === AccountStatus.APPROVED, text.trim(), enterTo));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Delete' && open && chosen?.kind === 'recent') {
      event.preventDefault();
      recentSearches.remove(chosen.name);
    } else if (arrows.includes(event.key) && (text.trim() || hasRecent)) {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  return (
    <form role="search" aria-label={region ?? label} className="search-box" action={paths.search()} onSubmit={submit}>
      <button type="submit" className="search-box-submit" aria-label={t('submit')} title={t('submit')}>
        <Search aria-hidden />
      </button>
      <input
        ref={box}
        type="search"
        name="q"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={label}
        value={text}
        maxLength={limits.searchLength}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => {
          setText(event.currentTarget.value);
          want(true);
        }}
        onFocus={() => want(hasRecent && text.trim() === '')}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {asks && <SuggestionList id={listId} text={text} onFound={onFound} active={active} onChoose={choose} />}
    </form>
  );
}
