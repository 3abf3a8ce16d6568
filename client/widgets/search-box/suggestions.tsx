import { Fragment, useEffect, useId, useMemo } from 'react';
import { History, LayoutGrid, X } from 'lucide-react';
import { recentSearches } from '../../platform/device/recent-searches';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import type { SearchedList, Suggestion, SuggestionGroup } from './suggestion';
import { suggestionMessages } from './suggestions.messages';

export interface SuggestionListProps {
  id: string;
  /** Text that the user has typed. */
  text: string;
  /**
   * Reports what is offered, so that the box can move through it, whether Enter opens the first of it, else which list.
   */
  onFound: (suggestions: readonly Suggestion[], isChosen?: boolean, enterTo?: SearchedList | null) => void;
  /** -1: the text itself. */
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

interface SuggestionsProps extends Omit<SuggestionListProps, 'text'> {
  groups: readonly SuggestionGroup[];
  /** The first one is what the text names. */
  isChosen?: boolean;
  /** Enter opens this list where nothing is chosen. */
  enterTo?: SearchedList | null;
}

/** Lists suggestions by groups. The focus stays in the box, and the arrow keys move the choice through all groups. */
export function Suggestions({ id, groups, isChosen = false, enterTo = null, onFound, active, onChoose }: SuggestionsProps) {
  const t = useMessages(suggestionMessages);
  const format = useFormat();
  const headId = useId();
  const suggestions = useMemo(() => groups.flatMap((group) => group.suggestions), [groups]);
  const count = suggestions.length;
  useEffect(() => onFound(suggestions, isChosen, enterTo), [enterTo, isChosen, onFound, suggestions]);
  useEffect(() => {
    if (count) announce(format.digits(t('offered', { count })), 'polite');
  }, [count, format, t]);
  if (!count) return null;
  const options = (group: SuggestionGroup) =>
    group.suggestions.map((suggestion) => {
      const index = suggestions.indexOf(suggestion);
      return (
        <SuggestionOption
          key={suggestion.key}
          id={`${id}-${index}`}
          suggestion={suggestion}
          isActive={index === active}
          onChoose={() => onChoose(suggestion)}
        />
      );
    });
  return (
    <div id={id} role="listbox" aria-label={t('suggestions')} className="suggestions">
      {groups.map((group, at) =>
        group.title === null ? (
          <Fragment key="">{options(group)}</Fragment>
        ) : (
          <div key={group.title} role="group" aria-labelledby={`${headId}-${at}`}>
            <div id={`${headId}-${at}`} role="presentation" className="suggestion-heading">
              {group.title}
            </div>
            {options(group)}
          </div>
        ),
      )}
    </div>
  );
}

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: () => void;
}

function SuggestionOption({ id, suggestion, isActive, onChoose }: SuggestionOptionProps) {
  const t = useMessages(suggestionMessages);
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className="suggestion"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="suggestion-picture">
        <Picture suggestion={suggestion} />
      </span>
      <span className="suggestion-name">
        <span className="one-line">{suggestion.name}</span>
        {suggestion.from && <span className="suggestion-from one-line">{suggestion.from}</span>}
      </span>
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
        <span className="suggestion-note">{suggestion.kind === 'category' ? t('category') : suggestion.note}</span>
      )}
    </div>
  );
}

function Picture({ suggestion: { kind, image, icon } }: { suggestion: Suggestion }) {
  if (icon) return icon;
  if (kind === 'product') return <ResponsiveImage image={image} alt="" sizes="44px" />;
  return kind === 'category' ? <LayoutGrid aria-hidden /> : <History aria-hidden />;
}
