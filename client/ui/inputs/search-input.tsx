import { useEffect, useId, useState } from 'react';
import { Search } from 'lucide-react';
import { limits } from '../../../schema/values/limits';

interface SearchInputProps {
  label: string;
  /** The list is searched for this text now. */
  value: string;
  onSearch: (text: string) => void;
}

/** The search of a list: Enter or leaving the box searches, so that a slow network has no request for every letter. */
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
          placeholder={label}
          maxLength={limits.searchLength}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={search}
        />
      </span>
    </form>
  );
}
