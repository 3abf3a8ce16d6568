import { useEffect } from 'react';
import { History, LayoutGrid, X } from 'lucide-react';
import { recentSearches } from '../../platform/device/recent-searches';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { searchBoxMessages } from './search-box.messages';
import { useSuggestions } from './use-suggestions';
import type { Suggestion } from './use-suggestions';

interface SuggestionListProps {
  id: string;
  /** Text that the user has typed. */
  text: string;
  /** Reports what is offered, so that the box can move through it. */
  onFound: (suggestions: readonly Suggestion[]) => void;
  /** -1: the text itself. */
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

/** Lists the suggestions of the search box. The focus stays in the box, and the arrow keys move the choice. */
export function SuggestionList({ id, text, onFound, active, onChoose }: SuggestionListProps) {
  const t = useMessages(searchBoxMessages);
  const format = useFormat();
  const suggestions = useSuggestions(text);
  const count = suggestions.length;
  useEffect(() => onFound(suggestions), [onFound, suggestions]);
  useEffect(() => {
    if (count) announce(format.digits(t('offered', { count })), 'polite');
  }, [count, format, t]);
  if (!count) return null;
  return (
    <ul id={id} role="listbox" aria-label={t('suggestions')} className="suggestions">
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className="suggestion"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span className="suggestion-picture">
            {suggestion.kind === 'product' ? (
              <ResponsiveImage image={suggestion.image} alt="" sizes="44px" />
            ) : suggestion.kind === 'category' ? (
              <LayoutGrid aria-hidden />
            ) : (
              <History aria-hidden />
            )}
          </span>
          <span className="suggestion-name one-line">{suggestion.name}</span>
          {suggestion.kind === 'recent' ? (
            <>
              <span className="visually-hidden">{t('recent')}</span>
              {/* an option can hold no button: the keyboard has its Delete key, the list of /search its buttons */}
              <span
                className="suggestion-forget"
                title={t('forget')}
                onClick={(event) => {
                  event.stopPropagation();
                  recentSearches.remove(suggestion.name);
                }}
              >
                <X aria-hidden />
              </span>
            </>
          ) : (
            <span className="suggestion-note">{suggestion.kind === 'category' ? t('category') : suggestion.price}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
