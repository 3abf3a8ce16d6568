import { useEffect, useId, useState } from 'react';
import { ArrowRight, Search } from 'lucide-react';
import { limits } from '../../../schema/values/limits';

interface SearchInputProps {
  label: string;
  /** The list is searched for this text now. */
  value: string;
  onSearch: (text: string) => void;
}

/**
 * The search of a list: Enter, leaving the box or the button searches, so that a slow network has no request for every
 * letter. The button is there while what is typed was not searched for.
 */
export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const search = () => {
    if (typed.trim() !== value) onSearch(typed.trim());
  };
  return (
    <form
      role="search"
      className="select-line"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <span className="search-input">
        <Search aria-hidden />
        <input
          className="input"
          id={id}
          type="search"
          enterKeyHint="search"
          placeholder={label}
          maxLength={limits.searchLength}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={search}
        />
        {typed.trim() !== value && (
          <button type="submit" className="search-go" aria-label={label} title={label}>
            <ArrowRight aria-hidden />
          </button>
        )}
      </span>
    </form>
  );
}
