import { useEffect, useState } from 'react';
import { Search } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { limits } from '../../../schema/values/limits';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { searchBoxMessages } from './search-box.messages';

/** The search of the top bar: Enter opens `/search` (T2). Shows what is searched for while the results are open. */
export function SearchBox({ onSearched }: { onSearched?: () => void }) {
  const t = useMessages(searchBoxMessages);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = pathname === paths.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [text, setText] = useState(asked);
  useEffect(() => setText(asked), [asked]);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void navigate(paths.search({ q: text.trim() }));
    onSearched?.();
  };
  return (
    <form role="search" aria-label={t('region')} className="search-box" action={paths.search()} onSubmit={submit}>
      <button type="submit" className="search-box-submit" aria-label={t('submit')} title={t('submit')}>
        <Search aria-hidden />
      </button>
      <input
        type="search"
        name="q"
        aria-label={t('label')}
        placeholder={t('label')}
        value={text}
        maxLength={limits.searchLength}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </form>
  );
}
