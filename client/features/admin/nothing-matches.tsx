import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { messages } from './admin.messages';

interface NothingMatchesProps {
  title: string;
  /** The text suggests what to do instead. By default it suggests another word or fewer filters. */
  text?: string;
  /** Takes the filters out of the address. */
  onClear: () => void;
}

/** A list of an admin page that its filters left empty, with the way back to the whole of it. */
export function NothingMatches({ title, text, onClear }: NothingMatchesProps) {
  const t = useMessages(messages);
  return (
    <EmptyState
      title={title}
      text={text ?? t('noMatchText')}
      action={
        <Button look="outline" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    />
  );
}
